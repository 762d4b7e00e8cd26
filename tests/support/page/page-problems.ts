import type { BrowserContext } from "@playwright/test";

export type PageProblems = {
	/** Declares that a problem which matches the pattern is part of this test. */
	allow(...patterns: RegExp[]): void;
	/** The problems so far that the test did not allow. */
	found(): string[];
};

/** The browser cancels requests itself when the visitor leaves a page. */
const CANCELLED = /^(net::ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT|cancelled)$/i;

/**
 * The router skips the view transition of a navigation that another one replaces, and the browser
 * reports the promise that nobody waits for.
 */
const SKIPPED_TRANSITION = /Transition was skipped/;

/** Makes violations of the Content-Security-Policy visible in engines that keep them to themselves. */
function reportPolicyViolations() {
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		console.error(`Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`),
	);
}

/**
 * Collects what no page of the site may do: throw, write errors or warnings to the console, fail
 * to load a file of ours, violate the security policy, or ask another host for anything.
 */
export async function watchPages(context: BrowserContext, origin: string): Promise<PageProblems> {
	const problems: string[] = [];
	const allowed: RegExp[] = [];
	await context.addInitScript(reportPolicyViolations);
	context.on("weberror", (error) => {
		const text = String(error.error());
		if (!SKIPPED_TRANSITION.test(text)) problems.push(`page error: ${text}`);
	});
	context.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") {
			problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
		}
	});
	context.on("request", (request) => {
		const { protocol, origin: asked } = new URL(request.url());
		if (protocol.startsWith("http") && asked !== origin) {
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
		allow: (...patterns) => void allowed.push(...patterns),
		found: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
	};
}
