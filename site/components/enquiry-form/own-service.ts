import { version } from "@emailjs/browser/package.json";
import { type EmailSettings, sendFormUrl } from "./email-settings.ts";

/** An answer of our own service. `retryAfter` is the header, if it has one. */
export type Answer = { status: number; text: string; retryAfter: string | null };

/** Pauses before the next tries, in ms. The last one is repeated. */
const PAUSES = [500, 1000, 2000, 3000];

/**
 * Posts the same fields as the library, which does not tell the headers of the answer and does not load in a
 * browser that blocks site data.
 */
export async function postForm(form: HTMLFormElement, settings: EmailSettings): Promise<Answer> {
	const body = new FormData(form);
	body.append("lib_version", version);
	body.append("service_id", settings.service);
	body.append("template_id", settings.template);
	body.append("user_id", settings.key);
	const response = await fetch(sendFormUrl(settings), { method: "POST", body });
	const { status, headers } = response;
	return { status, text: await response.text(), retryAfter: headers.get("Retry-After") };
}

/**
 * Posts again while the service cannot be reached, as during its restart: after a network error and
 * the statuses 502 and 503. The service stores an enquiry once, however often it arrives, because
 * every try has the same key.
 * @param limit ms within which the last try may start
 * @returns the last answer, or undefined after a network error
 */
export async function repeatUntilAnswered(
	post: () => Promise<Answer>,
	limit: number,
): Promise<Answer | undefined> {
	const end = performance.now() + limit;
	for (let tries = 0; ; tries++) {
		const answer = await post().catch(() => undefined);
		if (answer && answer.status !== 502 && answer.status !== 503) return answer;
		// NaN if the header is a date, which nothing before our service sends.
		const asked = Number(answer?.retryAfter) * 1000;
		const pause = asked || PAUSES[Math.min(tries, PAUSES.length - 1)] || 0;
		if (performance.now() + pause >= end) return answer;
		await new Promise((next) => setTimeout(next, pause));
	}
}
