import type { BrowserContext } from "@playwright/test";

export type PageProblems = Awaited<ReturnType<typeof watchPages>>;

/** The browser cancels pending requests when the visitor leaves a page. */
const CANCELLED = /^(net::ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT|cancelled)$/i;

/** Logs violations of the Content-Security-Policy, because not every engine does. */
function reportPolicyViolations() {
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		console.error(`Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`),
	);
}

/**
 * Chromium reports a transition between pages that it leaves out, because it cannot be in time, as an
 * error of the page, which no script can catch (github.com/w3c/csswg-drafts/issues/13726).
 */
const SKIPPED_TRANSITION = /^page error: InvalidStateError: Transition was aborted/;

/**
 * Collects the problems of all pages: uncaught errors, console errors and warnings, failed requests,
 * error statuses, violations of the Content-Security-Policy and requests to other hosts.
 */
export async function watchPages(context: BrowserContext, origin: string) {
	const problems: string[] = [];
	const allowed: RegExp[] = [SKIPPED_TRANSITION];
	await context.addInitScript(reportPolicyViolations);
	context.on("weberror", (error) => problems.push(`page error: ${error.error()}`));
	context.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") {
			problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
		}
	});
	context.on("request", (request) => {
		const { protocol, origin: requestedOrigin } = new URL(request.url());
		if (protocol.startsWith("http") && requestedOrigin !== origin) {
			problems.push(`request to another host: ${request.url()}`);
		}
	});
	context.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText ?? "";
		if (!CANCELLED.test(reason)) problems.push(`request failed: ${request.url()} (${reason})`);
	});
	context.on("response", (response) => {
		if (response.status() >= 400) {
			problems.push(`status ${response.status()}: ${response.url()}`);
		}
	});
	return {
		/** Allows problems that match one of the patterns. */
		allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
		/** The problems so far that are not allowed. */
		found: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
	};
}
