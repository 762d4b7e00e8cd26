const names = [
	"PUBLIC_EMAIL_ORIGIN",
	"PUBLIC_EMAIL_KEY",
	"PUBLIC_EMAIL_SERVICE",
	"PUBLIC_EMAIL_TEMPLATE",
] as const;

export type EmailEnv = Partial<Record<(typeof names)[number], string>>;

/** Whether enquiries go to our own service. Any PUBLIC_EMAIL_* selects the hosted one. */
export function usesOwnService(env = import.meta.env as EmailEnv): boolean {
	return !names.some((name) => env[name]);
}
