import { type EmailSettings, missingSettings } from "./email-settings.ts";

/** The library has no time limit of its own; after this one the outcome counts as a failure. */
export const SEND_TIME_LIMIT = 15_000;

/** On first use, not with the page: importing it throws where the browser blocks site data. */
export function loadEmailLibrary() {
	return import("@emailjs/browser");
}

/**
 * The specification's rule: status 200 or text OK. It holds for what the library resolves with
 * (any 2xx) as well as for what it rejects with (a 500 may still say OK).
 */
function wasTaken(answer: unknown): boolean {
	if (typeof answer !== "object" || answer === null) return false;
	const { status, text } = answer as { status?: unknown; text?: unknown };
	return status === 200 || text === "OK";
}

async function post(form: HTMLFormElement, settings: EmailSettings): Promise<unknown> {
	const { init, sendForm } = await loadEmailLibrary();
	init({ publicKey: settings.key, origin: settings.origin ?? location.origin });
	return sendForm(settings.service, settings.template, form);
}

/** Tells the owner, since the visitor can do nothing about it. */
function reportSettings(reason: string, settings: EmailSettings) {
	const missing = missingSettings(settings).join(", ") || "a setting";
	console.error(`The contact form cannot send: ${missing} is missing. ${reason}`);
}

/**
 * Sends the form as it is at this moment; true when it was taken. Never throws. False does not
 * mean that nothing arrived: after the time limit nobody knows.
 */
export async function sendEnquiry(
	form: HTMLFormElement,
	settings: EmailSettings,
): Promise<boolean> {
	// The library may still be loading, so it gets a copy that later typing cannot change.
	const snapshot = form.cloneNode(true) as HTMLFormElement;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeLimit = new Promise((resolve) => {
		timer = setTimeout(resolve, SEND_TIME_LIMIT);
	});
	try {
		return wasTaken(await Promise.race([post(snapshot, settings), timeLimit]));
	} catch (reason) {
		if (typeof reason === "string") reportSettings(reason, settings);
		return wasTaken(reason);
	} finally {
		clearTimeout(timer);
	}
}
