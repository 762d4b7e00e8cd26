import type { Gauge as GaugeData } from "#content/quality/gauge.ts";

/** A bar as long as the value, with a post at the limit and a lower one at the goal. */
export function Gauge({ gauge: { value, limit, goal } }: { gauge: GaugeData }) {
	return (
		<svg className="gauge" aria-hidden="true">
			<rect className="track" y="10" width="100%" height="12" rx="6" />
			<rect className="bar" y="10" width={`${value}%`} height="12" rx="6" />
			{goal !== undefined && (
				<rect className="post" x={`${goal}%`} y="4" width="4" height="24" rx="2" />
			)}
			<rect className="post" x={`${limit}%`} width="4" height="32" rx="2" />
		</svg>
	);
}
