import { type EmailSettings, emailSettings, missingSettings } from "./email-settings.ts";
import { postForm, repeatUntilAnswered } from "./own-service.ts";

/** After this time, in ms, sending counts as failed. */
export const SEND_TIMEOUT = 15_000;

/** Imported on first use, because the import throws if the browser blocks site data. */
const importLibrary = () => import("@emailjs/browser");

/** Loads the library ahead of the first Send, if the form goes to the hosted service. */
export async function loadEmailLibrary(): Promise<void> {
	if (!emailSettings().own) await importLibrary();
}

/**
 * The specification's rule for success: status 200 or text "OK". It applies to resolved responses
 * (any 2xx) and to rejected ones (a 500 may still say "OK").
 */
function wasAccepted(response: unknown): boolean {
	if (typeof response !== "object" || response === null) return false;
	const { status, text } = response as { status?: unknown; text?: unknown };
	return status === 200 || text === "OK";
}

async function post(form: HTMLFormElement, settings: EmailSettings): Promise<unknown> {
	if (settings.own) return repeatUntilAnswered(() => postForm(form, settings), SEND_TIMEOUT);
	const library = await importLibrary().catch(() => undefined);
	if (!library) return postForm(form, settings);
	const { init, sendForm } = library;
	init({ publicKey: settings.key, origin: settings.origin });
	return sendForm(settings.service, settings.template, form);
}

/** Logs the missing settings for the owner; the visitor cannot correct them. */
function logMissingSettings(reason: string, settings: EmailSettings) {
	const missing = missingSettings(settings).join(", ") || "a setting";
	console.error(`The contact form cannot send: ${missing} is missing. ${reason}`);
}

/**
 * Sends the form with its current values. Returns true if the service accepted it; never throws.
 * False does not mean that nothing arrived: after a timeout the outcome is unknown.
 */
export async function sendEnquiry(
	form: HTMLFormElement,
	settings: EmailSettings,
): Promise<boolean> {
	// The library may take time to load; the copy keeps the values from changing until then.
	const snapshot = form.cloneNode(true) as HTMLFormElement;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise((resolve) => {
		timer = setTimeout(resolve, SEND_TIMEOUT);
	});
	try {
		return wasAccepted(await Promise.race([post(snapshot, settings), timeout]));
	} catch (reason) {
		if (typeof reason === "string") logMissingSettings(reason, settings);
		return wasAccepted(reason);
	} finally {
		clearTimeout(timer);
	}
}
