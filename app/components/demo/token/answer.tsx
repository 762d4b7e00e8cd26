import type { RequestOutcome } from "#content/demos/states.ts";
import type { SentRequest } from "#content/demos/token/token.ts";
import { Results } from "../results.tsx";

/** What stands on the page that comes back: an order, a sign-in or a refusal. Otherwise none comes. */
const pages: Partial<Record<RequestOutcome, string>> = {
	answered: "M16 20h16M16 34h40M16 47h40M16 60h24",
	expired: "M15 17h42v13H15zM15 38h42v13H15zM26 64h20",
	role: "m22 27 28 28m0-28-28 28",
};

/**
 * What the user gets, at the layer where the request ended. The words and the page have a key so that
 * they come in again, after the request, while the live region stays.
 */
export function Answer({ term, request }: { term: string; request: SentRequest }) {
	const { label, gets, outcome } = request;
	const page = pages[outcome];
	return (
		<div className="answer">
			<svg key={label} viewBox="-3 -3 78 88" aria-hidden="true">
				<rect className={page ? "sheet" : "missing"} width="72" height="82" rx="8" />
				{page && <path className="lines" d={page} />}
			</svg>
			<Results rows={[[term, <span key={label}>{gets}</span>]]} />
		</div>
	);
}
