const hostedSettings = [
	"PUBLIC_EMAIL_ORIGIN",
	"PUBLIC_EMAIL_KEY",
	"PUBLIC_EMAIL_SERVICE",
	"PUBLIC_EMAIL_TEMPLATE",
];

/**
 * Whether enquiries go to our own service. If any PUBLIC_EMAIL_* is set, they go to the hosted email
 * service. @param env environment variables, or those that Vite shows to the pages
 */
export function usesOwnService(env: Record<string, unknown>): boolean {
	return !hostedSettings.some((name) => env[name]);
}
