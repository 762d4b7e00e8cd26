import type { CSSProperties } from "react";
import { DAY, firstFrom } from "#content/demos/overlap/overlap-hours.ts";

export type RepeatedProps = {
	className: string;
	/** On your clock, in minutes. */
	start: number;
	length: number;
	/** When the 24 hours that are shown start. */
	from: number;
};

/** Something of every day. What runs over the edge of the hours continues at their other edge. */
export function Repeated({ className, start, length, from }: RepeatedProps) {
	const first = firstFrom(from, start) - from;
	return [first, first - DAY].map((at, index) => (
		<i
			key={index === 0 ? "first" : "before"}
			className={className}
			style={{ "--start": at / DAY, "--length": length / DAY } as CSSProperties}
		/>
	));
}
