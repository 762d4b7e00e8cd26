import type { BadDay } from "#content/demos/bad-day/bad-day.ts";

/**
 * The user, the software and the provider as pieces of the kit, with the call between them as the
 * vermilion piece. The style sheet moves the pieces to the state of the demo.
 */
export function BadDayScene({ parts }: { parts: BadDay["parts"] }) {
	return (
		<div className="scene" aria-hidden>
			<svg viewBox="0 34 720 210" aria-hidden="true">
				<path className="way" d="M132 130H300" />
				<path className="way out" d="M420 130H570" />
				<rect className="user" x="48" y="64" width="84" height="132" rx="18" />
				<circle className="light" cx="90" cy="112" r="22" />
				<rect className="light" x="64" y="148" width="52" height="12" rx="6" />
				<rect className="light" x="64" y="168" width="32" height="12" rx="6" />
				<path
					className="software"
					d="M300 196v-66a60 60 0 0 1 120 0v66h-34v-62a26 26 0 0 0-52 0v62z"
				/>
				<rect className="shelf" x="284" y="196" width="152" height="16" rx="8" />
				<rect className="shelf aside" x="464" y="196" width="76" height="16" rx="8" />
				<g className="provider">
					<rect x="570" y="70" width="120" height="120" rx="28" />
					<rect className="light opening" x="604" y="104" width="52" height="52" />
				</g>
				<rect className="call again" x="-18" y="-18" width="36" height="36" rx="9" />
				<rect className="call" x="-18" y="-18" width="36" height="36" rx="9" />
			</svg>
			<ul>
				<li>{parts.user}</li>
				<li>{parts.software}</li>
				<li>{parts.provider}</li>
			</ul>
			<p>
				<span className="call-key">{parts.call}</span> <span>{parts.shelf}</span>
			</p>
		</div>
	);
}
