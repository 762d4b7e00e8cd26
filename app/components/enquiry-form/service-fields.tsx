import { version } from "@emailjs/browser/package.json";
import copy from "#content/enquiry-form.json" with { type: "json" };
import { ownServiceFields } from "#shared/enquiry.ts";
import type { EmailSettings } from "./email-settings.ts";

/** Only for our own service: the key and the time, written when sending, and the honeypot. */
export function OwnServiceFields() {
	return (
		<>
			<input type="hidden" name={ownServiceFields.key} />
			<input type="hidden" name={ownServiceFields.elapsed} />
			{/* Not `display: none`, which machines look for. */}
			<div className="visually-hidden" aria-hidden="true">
				<label>
					{copy.honeypotLabel}
					<input type="text" name={ownServiceFields.honeypot} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}

/** What the library adds to each call, for the browser that posts the form by itself. */
export function HostedServiceFields({ settings }: { settings: EmailSettings }) {
	return (
		<noscript>
			<input type="hidden" name="lib_version" value={version} />
			<input type="hidden" name="service_id" value={settings.service} />
			<input type="hidden" name="template_id" value={settings.template} />
			<input type="hidden" name="user_id" value={settings.key} />
		</noscript>
	);
}
