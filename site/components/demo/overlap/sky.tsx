import type { CSSProperties } from "react";
import { DAY, DAYLIGHT, firstFrom, WORKING_DAY } from "#content/demos/overlap/overlap-hours.ts";
import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { Repeated } from "./repeated.tsx";

/** The hours that are written, and where the moon and the sun have room between them. */
const HOURS = [0, 6, 12, 18];
const LIGHTS = { moon: 2, sun: 15 };
/** Until here the sky has room for a number or a light. */
const LAST = 0.89;

export type SkyProps = {
	/** By how much this clock is ahead of yours. */
	clock: number;
	/** When the 24 hours that are shown start on your clock. */
	from: number;
	/** When the working day starts on this clock. */
	work: number;
};

/** The 24 hours of a clock: the night as a tray, with the daylight and the working day in it. */
export function Sky({ clock, from, work }: SkyProps) {
	const place = (hour: number) => (firstFrom(from, hour * 60 - clock) - from) / DAY;
	const at = (hour: number) => ({ "--start": place(hour) }) as CSSProperties;
	const isWhole = (hour: number) => place(hour) <= LAST;
	return (
		<div className="sky">
			<Repeated
				className="light"
				start={DAYLIGHT.start - clock}
				length={DAYLIGHT.length}
				from={from}
			/>
			<Repeated className="work" start={work - clock} length={WORKING_DAY} from={from} />
			{HOURS.filter(isWhole).map((hour) => (
				<span key={hour} data-light={hour > 0} style={at(hour)}>
					{hour}
				</span>
			))}
			{Object.entries(LIGHTS).map(
				([name, hour]) =>
					isWhole(hour) && (
						<div key={name} style={at(hour)}>
							<Picture name={cutoutRender(`overlap-${name}`)} sizes="120px" />
						</div>
					),
			)}
		</div>
	);
}
