import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { usesOwnService } from "#shared/own-service.ts";

/** The service that receives the form, and the identifiers that are sent along. */
export type EmailSettings = {
	/** True for our own service, which also accepts `ownServiceFields`. */
	own: boolean;
	/** Undefined means the site's own origin, which is known only in the browser. */
	origin: string | undefined;
	key: string;
	service: string;
	template: string;
};

const HOSTED_ORIGIN = "https://api.emailjs.com";

const ownService: EmailSettings = {
	own: true,
	origin: undefined,
	key: "website",
	service: "enquiries",
	template: "contact",
};

type EmailEnv = Partial<
	Record<`PUBLIC_EMAIL_${"ORIGIN" | "KEY" | "SERVICE" | "TEMPLATE"}`, string>
>;

/** Returns the settings of our own service, or of the hosted one if any PUBLIC_EMAIL_* is set. */
export function emailSettings(env = import.meta.env as EmailEnv): EmailSettings {
	if (usesOwnService(env)) return ownService;
	return {
		own: false,
		origin: (env.PUBLIC_EMAIL_ORIGIN || HOSTED_ORIGIN).replace(/\/+$/, ""),
		key: env.PUBLIC_EMAIL_KEY ?? "",
		service: env.PUBLIC_EMAIL_SERVICE ?? "",
		template: env.PUBLIC_EMAIL_TEMPLATE ?? "",
	};
}

/** Returns the form's `action`, to which the browser posts when script is not available. */
export function sendFormUrl({ origin = "" }: EmailSettings): string {
	return origin + SEND_FORM_PATH;
}

/** Returns the names of the settings that the owner has not set. */
export function missingSettings({ key, service, template }: EmailSettings): string[] {
	const values = {
		PUBLIC_EMAIL_KEY: key,
		PUBLIC_EMAIL_SERVICE: service,
		PUBLIC_EMAIL_TEMPLATE: template,
	};
	return Object.entries(values).flatMap(([name, value]) => (value ? [] : [name]));
}
