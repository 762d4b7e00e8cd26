import type { CSSProperties } from "react";
import type { OneRow } from "#content/demos/one-row/one-row.ts";
import type { RequestStep } from "#content/demos/states.ts";

export type RequestWayProps = { stations: OneRow["stations"]; step: RequestStep };

const ways = ["row", "form", "approval", "report"] as const;

/** The way of the request as a path with four places. The vermilion piece lies where it is now. */
export function RequestWay({ stations, step }: RequestWayProps) {
	const at = step === "back" ? "form" : step;
	return (
		<ol className="way" style={{ "--station": ways.indexOf(at) } as CSSProperties}>
			{ways.map((station) => (
				<li key={station} aria-current={station === at ? "step" : undefined}>
					{stations[station]}
				</li>
			))}
		</ol>
	);
}
