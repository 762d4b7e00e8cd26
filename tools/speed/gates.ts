import { atMost, type Gate } from "../quality/gate.ts";

/** The limits of the site's speed. Times are milliseconds. */
export const SPEED_LIMITS = {
	lcpRatio: 1.05,
	shift: 0,
	blocking: 100,
	interaction: 100,
	navigation: 100,
};

/** How one page stands, as medians of its visits. */
export type PageSpeed = {
	path: string;
	lcp: number;
	lcpRatio: number;
	shift: number;
	blocking: number;
};

export type Timed = { name: string; time: number };

const HELD_BY = "`npm run speed`";

function worst<T>(all: T[], of: (one: T) => number): T {
	const [first] = all.toSorted((a, b) => of(b) - of(a));
	if (first === undefined) throw new Error("Nothing was measured.");
	return first;
}

/** The slowest page, control and way of everything measured, each against its limit. */
export function speedGates(pages: PageSpeed[], controls: Timed[], ways: Timed[]): Gate[] {
	const lcp = worst(pages, ({ lcpRatio }) => lcpRatio);
	const shift = worst(pages, ({ shift }) => shift);
	const blocking = worst(pages, ({ blocking }) => blocking);
	const control = worst(controls, ({ time }) => time);
	const way = worst(ways, ({ time }) => time);
	return [
		{
			...atMost(
				`largest paint, by the same page without script (${lcp.path})`,
				lcp.lcpRatio,
				SPEED_LIMITS.lcpRatio,
				"×",
				HELD_BY,
			),
			measured: `${lcp.lcpRatio.toFixed(2)} ×`,
		},
		atMost(
			`layout shift on a slow phone (${shift.path})`,
			shift.shift,
			SPEED_LIMITS.shift,
			"",
			HELD_BY,
		),
		atMost(
			`blocking time on a slow phone (${blocking.path})`,
			blocking.blocking,
			SPEED_LIMITS.blocking,
			"ms",
			HELD_BY,
		),
		atMost(
			`slowest control on a slow phone, input to paint (${control.name})`,
			control.time,
			SPEED_LIMITS.interaction,
			"ms",
			HELD_BY,
		),
		atMost(
			`click to the next page's heading (${way.name})`,
			way.time,
			SPEED_LIMITS.navigation,
			"ms",
			HELD_BY,
		),
	];
}
