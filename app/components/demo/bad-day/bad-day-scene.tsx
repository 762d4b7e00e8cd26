import type { BadDay } from "#content/demos/bad-day/bad-day.ts";
import type { BadDayState } from "#content/demos/states.ts";

export type BadDaySceneProps = {
	parts: BadDay["parts"];
	state: BadDayState;
	/** What the vermilion piece is. */
	piece: string;
};

/** The left edges of the places in the database where calls wait. */
const places = [150, 219, 288, 357];

/** The piece without its lower right part. */
const LACKING =
	"M-26-12a14 14 0 0 1 14-14h24a14 14 0 0 1 14 14V-4a4 4 0 0 1-4 4H4a4 4 0 0 0-4 4v18a4 4 0 0 1-4 4h-8a14 14 0 0 1-14-14z";

/** What the user's screen shows: it is done, it is waited for, it is kept, it is being looked at. */
const signs: Record<BadDayState, string> = {
	fine: "m48 84 13 13 23-27",
	slow: "M46 84h.1M66 84h.1M86 84h.1",
	down: "M57 70v28M75 70v28",
	changed: "M56 75a10 10 0 1 1 14 9q-4 2-4 7m0 11h.1",
};

/**
 * The user, the software with its database and the provider as pieces of the kit, with the call
 * between them as the vermilion piece, which has its name beside it. The style sheet moves the pieces
 * to the state of the demo.
 */
export function BadDayScene({ parts, state, piece }: BadDaySceneProps) {
	return (
		<div className="scene" aria-hidden>
			<ul>
				<li>{parts.user}</li>
				<li>{parts.software}</li>
				<li>{parts.provider}</li>
			</ul>
			<div className="board">
				<svg viewBox="0 4 640 390" aria-hidden="true">
					<path className="way" d="M126 105H198" />
					<path className="way out" d="M376 105H460" />
					<path className="way" d="M282 196V304" />
					<rect className="user" x="6" y="10" width="120" height="190" rx="26" />
					<rect className="light" x="20" y="26" width="92" height="158" rx="14" />
					<circle className="seen" cx="66" cy="84" r="34" />
					<path className="sign" d={signs[state]} />
					<rect className="bar" x="34" y="134" width="64" height="12" rx="6" />
					<rect className="bar" x="34" y="156" width="40" height="12" rx="6" />
					<path
						className="software"
						d="M190 200v-98a92 92 0 0 1 184 0v98h-52v-96a40 40 0 0 0-80 0v96z"
					/>
					<rect className="database" x="130" y="298" width="304" height="92" rx="24" />
					{places.map((x) => (
						<rect key={x} className="light" x={x} y="315" width="58" height="58" rx="15" />
					))}
					<g className="aside">
						<rect x="463" y="300" width="154" height="88" rx="24" />
						<circle cx="576" cy="331" r="12" />
						<path d="M551 368a25 25 0 0 1 50 0z" />
					</g>
					<g className="refused">
						<path className="door" d="M388 58v94" />
						<path className="fall" d="M425 146C427 214 508 184 508 212" />
						<path className="piece" d={LACKING} transform="translate(425 105)" />
					</g>
					<path className="broken" d="m395 85 40 40m0-40-40 40" />
					<path className="thread" d="M416 138v68" />
					<g className="provider">
						<rect x="458" y="23" width="164" height="164" rx="40" />
						<rect className="light opening" x="500" y="65" width="80" height="80" rx="18" />
						<rect className="bite" x="540" y="105" width="42" height="42" />
						<path className="hands" d="M540 105V71" />
						<path className="hands" d="m540 105 22 14" />
					</g>
					<rect className="call again" x="-26" y="-26" width="52" height="52" rx="14" />
					<rect className="call" x="-26" y="-26" width="52" height="52" rx="14" />
					<path className="call lacking" d={LACKING} />
				</svg>
				<p>{piece}</p>
			</div>
			<ul>
				<li>{parts.shelf}</li>
				<li className="person">{parts.aside}</li>
			</ul>
		</div>
	);
}
