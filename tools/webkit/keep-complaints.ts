/**
 * What no page may do, kept by the page itself. Runs as the first script of every page, alone,
 * so it depends on nothing. The session's storage outlives a navigation.
 */
function keepComplaints() {
	const keep = (complaint: string) => {
		const kept = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
		sessionStorage.setItem("complaints", JSON.stringify([...kept, complaint]));
	};
	addEventListener(
		"error",
		(event) => {
			const { target } = event;
			if (event instanceof ErrorEvent) keep(`page error: ${event.message}`);
			else if (target instanceof Element) keep(`not loaded: ${target.outerHTML.slice(0, 200)}`);
		},
		true,
	);
	addEventListener("unhandledrejection", ({ reason }) => keep(`rejected: ${reason}`));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		keep(`policy: ${violatedDirective} ${blockedURI}`),
	);
	const tell = console.error;
	console.error = (...words) => {
		keep(`console: ${words.join(" ")}`);
		tell(...words);
	};
	document.currentScript?.remove();
}

export const keepComplaintsScript = `(${keepComplaints})();`;

/** Runs in the page: what was kept since it was last asked. */
export function takeComplaints(): string[] {
	const kept: string[] = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
	sessionStorage.removeItem("complaints");
	return kept;
}
