import type { OneRow } from "#content/demos/one-row/one-row.ts";
import type { RequestStep } from "#content/demos/states.ts";
import { cutoutRender } from "#content/renders.ts";
import { StatePictures } from "../state-pictures.tsx";

export type RequestWayProps = { demo: Pick<OneRow, "legend" | "stations">; step: RequestStep };

const ways = ["row", "form", "approval", "report"] as const;
const models = { row: "sheet", form: "form", approval: "approval", report: "report" };
const pictureOf = (station: (typeof ways)[number], now = "") =>
	cutoutRender(`one-row-${models[station]}${now}`);

const stationOf = (step: RequestStep) => (step === "back" ? "form" : step);
/** How many places are before that of a step. */
export const placeOf = (step: RequestStep) => ways.indexOf(stationOf(step));

/** The way of the request: four models on one path. The vermilion row is in the model where it is now. */
export function RequestWay({ demo, step }: RequestWayProps) {
	const at = stationOf(step);
	return (
		<ol className="way" aria-label={demo.legend}>
			{ways.map((station) => (
				<li key={station} aria-current={station === at ? "step" : undefined}>
					<div className="model">
						<StatePictures
							names={[pictureOf(station), pictureOf(station, "-now")]}
							shown={pictureOf(station, station === at ? "-now" : "")}
							sizes="300px"
						/>
					</div>
					{demo.stations[station]}
				</li>
			))}
		</ol>
	);
}
