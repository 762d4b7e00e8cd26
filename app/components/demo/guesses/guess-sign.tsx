import type { GuessState } from "#content/demos/states.ts";

const signs: Record<GuessState, string> = {
	guess: "M17 19a7 7 0 1 1 10.5 6c-2.4 1.4-3.5 2.5-3.5 5M24 36.5v.1",
	known: "m14 25 7 7 13-16",
	dropped: "m16 16 16 16m0-16-16 16",
};

/** What a guess is, or has become. */
export function GuessSign({ state }: { state: GuessState }) {
	return (
		<svg viewBox="0 0 48 48" className="sign" data-sign={state} aria-hidden="true">
			<circle cx="24" cy="24" r="22" />
			<path d={signs[state]} />
		</svg>
	);
}
