import type { BadDay } from "#content/demos/bad-day/bad-day.ts";

/** The left edges of the places in the database where calls wait. */
const places = [220, 294, 368, 442];

/**
 * The user, the software with its database and the provider as pieces of the kit, with the call
 * between them as the vermilion piece. The style sheet moves the pieces to the state of the demo.
 */
export function BadDayScene({ parts }: { parts: BadDay["parts"] }) {
	return (
		<div className="scene" aria-hidden>
			<ul>
				<li>{parts.user}</li>
				<li>{parts.software}</li>
				<li>{parts.provider}</li>
			</ul>
			<svg viewBox="0 20 720 404" aria-hidden="true">
				<path className="way" d="M136 136H276" />
				<path className="way out" d="M444 136H548" />
				<path className="way" d="M360 214V330" />
				<rect className="user" x="14" y="36" width="126" height="190" rx="28" />
				<circle className="light" cx="77" cy="104" r="32" />
				<rect className="light" x="40" y="158" width="74" height="16" rx="8" />
				<rect className="light" x="40" y="186" width="46" height="16" rx="8" />
				<path
					className="software"
					d="M268 226v-98a92 92 0 0 1 184 0v98h-52v-96a40 40 0 0 0-80 0v96z"
				/>
				<rect className="database" x="202" y="322" width="316" height="92" rx="24" />
				{places.map((x) => (
					<rect key={x} className="light" x={x} y="340" width="58" height="56" rx="14" />
				))}
				<path className="broken" d="m474 116 40 40m0-40-40 40" />
				<g className="provider">
					<rect x="536" y="46" width="172" height="172" rx="40" />
					<rect className="light opening" x="584" y="94" width="76" height="76" />
				</g>
				<rect className="call again" x="-25" y="-25" width="50" height="50" rx="13" />
				<rect className="call" x="-25" y="-25" width="50" height="50" rx="13" />
			</svg>
			<p>
				<span>{parts.call}</span> {parts.shelf}
			</p>
		</div>
	);
}
