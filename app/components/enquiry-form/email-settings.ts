import { SEND_FORM_PATH } from "#shared/enquiry.ts";

/** Where the form's one call goes and with which identifiers. */
export type EmailSettings = {
	/** True for our own service, which also takes `ownServiceFields`. */
	own: boolean;
	/** Undefined stands for the site's own origin, which only the browser knows. */
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

const names = [
	"PUBLIC_EMAIL_ORIGIN",
	"PUBLIC_EMAIL_KEY",
	"PUBLIC_EMAIL_SERVICE",
	"PUBLIC_EMAIL_TEMPLATE",
] as const;

type EmailEnv = Partial<Record<(typeof names)[number], string>>;

/** Our own service, unless any PUBLIC_EMAIL_* setting asks for the hosted one. */
export function emailSettings(env = import.meta.env as EmailEnv): EmailSettings {
	if (!names.some((name) => env[name])) return ownService;
	return {
		own: false,
		origin: (env.PUBLIC_EMAIL_ORIGIN || HOSTED_ORIGIN).replace(/\/+$/, ""),
		key: env.PUBLIC_EMAIL_KEY ?? "",
		service: env.PUBLIC_EMAIL_SERVICE ?? "",
		template: env.PUBLIC_EMAIL_TEMPLATE ?? "",
	};
}

/** The form's action: what the browser itself posts to when there is no script. */
export function sendFormUrl({ origin = "" }: EmailSettings): string {
	return origin + SEND_FORM_PATH;
}

/** The settings that the owner forgot, by the name under which they are set. */
export function missingSettings({ key, service, template }: EmailSettings): string[] {
	const values = {
		PUBLIC_EMAIL_KEY: key,
		PUBLIC_EMAIL_SERVICE: service,
		PUBLIC_EMAIL_TEMPLATE: template,
	};
	return Object.entries(values).flatMap(([name, value]) => (value ? [] : [name]));
}
