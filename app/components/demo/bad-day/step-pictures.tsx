import type { ReactNode } from "react";
import type { BadDayState } from "#content/demos/states.ts";
import { AppWindow, Badge, Cabinet, Clock, Counter, HalfSheet, Peg, Sheet } from "./pieces.tsx";

const asks = (
	<AppWindow>
		<Sheet x={70} y={67} />
	</AppWindow>
);

/** The steps of each state as pictures. Vermilion is what goes wrong; the person is one who is told. */
export const stepPictures: Record<BadDayState, readonly ReactNode[]> = {
	down: [
		asks,
		<Counter key="closed" isClosed />,
		<>
			<Cabinet />
			<Peg x={120} y={110} />
		</>,
		<>
			<Counter>
				<Sheet x={64} y={84} />
			</Counter>
			<Peg x={120} y={110} />
		</>,
	],
	slow: [
		asks,
		<Counter key="late">
			<Clock />
		</Counter>,
		<AppWindow key="again">
			<Sheet x={44} y={67} />
			<path className="equal" d="M64 62H76M64 72H76" />
			<Sheet x={96} y={67} />
		</AppWindow>,
		<Cabinet key="once" />,
	],
	changed: [
		asks,
		<Counter key="half">
			<HalfSheet x={70} y={84} />
		</Counter>,
		<AppWindow key="stopped">
			<HalfSheet x={52} y={67} />
			<Badge isRefusal />
		</AppWindow>,
		<>
			<Peg x={60} y={107} size={1.35} />
			<HalfSheet x={118} y={84} />
		</>,
	],
	fine: [
		asks,
		<Counter key="answers">
			<Sheet x={70} y={84} />
		</Counter>,
		<AppWindow key="checked">
			<Sheet x={52} y={67} />
			<Badge />
		</AppWindow>,
		<Cabinet key="saved" />,
	],
};
