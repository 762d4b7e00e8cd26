import { version } from "@emailjs/browser/package.json";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { ownServiceFields } from "#shared/enquiry.ts";
import type { EmailSettings } from "./email-settings.ts";

/** Hidden fields of our own service: the honeypot, and those set on sending. */
export function OwnServiceFields() {
	return (
		<>
			<input type="hidden" name={ownServiceFields.key} />
			<input type="hidden" name={ownServiceFields.elapsed} />
			<input type="hidden" name={ownServiceFields.arrival} />
			{/* Not `display: none`, because bots check for it. */}
			<div className="visually-hidden" aria-hidden="true">
				<label>
					{copy.honeypotLabel}
					<input type="text" name={ownServiceFields.honeypot} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}

/** The fields that the library adds to each call, for a form posted without script. */
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
