import { filledTo } from "./filled-to.ts";

export type StageSliderProps = {
	stages: readonly { label: string; short: string }[];
	/** The place of the chosen stage. */
	at: number;
	/** Id of the element that names the slider. */
	labelledBy: string;
	onChange(at: number): void;
};

/** A slider that stops at each stage, with a short name of each below it. */
export function StageSlider({ stages, at, labelledBy, onChange }: StageSliderProps) {
	const last = stages.length - 1;
	return (
		<>
			<input
				className="range"
				type="range"
				min={0}
				max={last}
				value={at}
				style={filledTo(at / last)}
				aria-labelledby={labelledBy}
				aria-valuetext={stages[at]?.label}
				onChange={({ target }) => onChange(target.valueAsNumber)}
			/>
			<ol aria-hidden>
				{stages.map(({ short }, index) => (
					<li key={short} data-reached={index <= at}>
						{short}
					</li>
				))}
			</ol>
		</>
	);
}
