export type WayProps = {
	from: number;
	/** Where its arrow touches. */
	to: number;
	y: number;
};

/** A way that something is sent, to the right or to the left. */
export function Way({ from, to, y }: WayProps) {
	const back = to > from ? -12 : 12;
	return <path className="way" d={`M${from} ${y}H${to}m${back}-10L${to} ${y}l${back} 10`} />;
}
