import type { CSSProperties } from "react";
import type { OneRow } from "#content/demos/one-row/one-row.ts";
import type { RequestStep } from "#content/demos/states.ts";
import { cutoutRender } from "#content/renders.ts";
import { StatePictures } from "../state-pictures.tsx";

export type RequestWayProps = { demo: Pick<OneRow, "legend" | "stations">; step: RequestStep };

const ways = ["row", "form", "approval", "report"] as const;
const models = { row: "sheet", form: "form", approval: "approval", report: "report" };
const pictureOf = (station: (typeof ways)[number], now = "") =>
	cutoutRender(`one-row-${models[station]}${now}`);

/** The way of the request: four models on one path. The vermilion row is in the model where it is now. */
export function RequestWay({ demo, step }: RequestWayProps) {
	const at = step === "back" ? "form" : step;
	return (
		<ol
			className="way"
			aria-label={demo.legend}
			style={{ "--station": ways.indexOf(at) } as CSSProperties}
		>
			{ways.map((station) => (
				<li key={station} aria-current={station === at ? "step" : undefined}>
					<div className="model">
						<StatePictures
							names={[pictureOf(station), pictureOf(station, "-now")]}
							shown={pictureOf(station, station === at ? "-now" : "")}
							sizes="(width < 760px) 200px, 300px"
						/>
					</div>
					{demo.stations[station]}
				</li>
			))}
		</ol>
	);
}
