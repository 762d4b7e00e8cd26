import type { RequestOutcome } from "#content/demos/states.ts";
import type { SentRequest, Token } from "#content/demos/token/token.ts";
import { Results } from "../results.tsx";

/** What stands below the words on the screen: the lines of an order, the fields of a sign-in. */
const pages: Partial<Record<RequestOutcome, string>> = {
	answered: "M6 6h56M6 20h88M6 34h40",
	expired: "M6 4h88v12H6zM6 24h88v12H6z",
};

/**
 * What the user gets: her screen, what it means, and whose work that is. They have a key so that they come in again, after
 * the request, while the live region stays.
 */
export function Answer({ terms, request }: { terms: Token["terms"]; request: SentRequest }) {
	const { label, gets, writes, screen, outcome } = request;
	const page = pages[outcome];
	return (
		<div className="answer">
			<div key={label} className="screen" aria-hidden="true">
				<b>{screen}</b>
				{page && (
					<svg viewBox="0 0 100 40" aria-hidden="true">
						<path d={page} />
					</svg>
				)}
			</div>
			<Results
				rows={[
					[terms.gets, <span key={label}>{gets}</span>],
					[terms.writes, writes],
				]}
			/>
		</div>
	);
}
