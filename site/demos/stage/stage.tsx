/** What the demos share: a card, and in it choices, sliders, pictures and results. */
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useState } from "react";
import { cutoutRender } from "#content/renders.ts";
import { Picture, type PictureProps } from "#site/components/picture/picture.tsx";
import styles from "./stage.module.css";

/** Its container queries are those of all that is in it. */
export const Card = ({ className = "", ...rest }: ComponentProps<"div">) => (
	<div data-controls className={`${styles.card} ${className}`} {...rest} />
);

/** A model without its ground. The words beside it say what it shows. */
export const Model = ({ name, ...rest }: PictureProps) => (
	<Picture name={cutoutRender(name)} {...rest} />
);

type GroupProps = ComponentProps<"div"> & { legend: string };

/**
 * Controls with a legend. The other properties are those of their grid, which is not the fieldset itself:
 * WebKit draws the legend of a grid outside of its padding.
 */
export const Group = ({ legend, className = "", ...rest }: GroupProps) => (
	<fieldset className={styles.group}>
		<legend>{legend}</legend>
		<div className={`${styles.options} ${className}`} {...rest} />
	</fieldset>
);

type ChoiceProps<T extends string> = {
	legend: string;
	options: readonly { value: T; label: ReactNode }[];
	chosen: T;
	onChoose(value: NoInfer<T>): void;
	/** Of the grid of the options. */
	className?: string | undefined;
};

/** Radios that look like buttons. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
	const { legend, options, chosen, onChoose, className } = props;
	const name = useId();
	return (
		<Group legend={legend} className={className}>
			{options.map(({ value, label }) => (
				<label key={value} className={styles.option}>
					<input
						type="radio"
						name={name}
						checked={value === chosen}
						onChange={() => onChoose(value)}
					/>
					{label}
				</label>
			))}
		</Group>
	);
}

type RangeProps = Omit<ComponentProps<"input">, "onChange"> & {
	min: number;
	max: number;
	value: number;
	onChange(value: number): void;
};

/** A slider that is filled up to its thumb. */
export const Range = ({ className = "", min, max, value, onChange, ...rest }: RangeProps) => (
	<input
		className={`${styles.range} ${className}`}
		type="range"
		style={{ "--at": (value - min) / (max - min) } as CSSProperties}
		{...{ min, max, value, ...rest }}
		onChange={({ target }) => onChange(target.valueAsNumber)}
	/>
);

type StageSliderProps = Pick<
	ComponentProps<"input">,
	"aria-label" | "aria-labelledby" | "className"
> & {
	stages: readonly { label: string; short: string }[];
	/** The place of the chosen stage. */
	at: number;
	onChange(at: number): void;
};

/** A slider that stops at each stage, with a short name of each below it. */
export const StageSlider = ({ stages, at, ...rest }: StageSliderProps) => (
	<>
		<Range
			min={0}
			max={stages.length - 1}
			value={at}
			aria-valuetext={stages[at]?.label}
			{...rest}
		/>
		<ol className={styles.stops} aria-hidden>
			{stages.map(({ short }, index) => (
				<li key={short} data-reached={index <= at}>
					{short}
				</li>
			))}
		</ol>
	</>
);

type SteadyProps = {
	children: string;
	/** What it says in other states, or in all. */
	others: readonly string[];
	className?: string | undefined;
};

/**
 * A text that takes the room of the longest of its states, so that what follows stays in its place. The
 * others are the content of pseudo-elements: nobody reads, finds or hears them.
 */
export const Steady = ({ children, others, className = "" }: SteadyProps) => (
	<span className={`${styles.steady} ${className}`}>
		<span>{children}</span>
		{[...new Set(others)]
			.filter((text) => text !== children)
			.map((text) => (
				<span key={text} data-text={text} aria-hidden />
			))}
	</span>
);

type ResultsProps = {
	rows: readonly (readonly [term: string, text: ReactNode])[];
	className?: string | undefined;
};

/** The outcome of what the visitor chose, as terms with their descriptions. */
export const Results = ({ rows, className = "" }: ResultsProps) => (
	<dl className={`${styles.results} ${className}`} aria-live="polite">
		{rows.map(([term, text]) => (
			<div key={term}>
				<dt>{term}</dt>
				<dd>{text}</dd>
			</div>
		))}
	</dl>
);

type MoreProps = {
	/** What is in it besides the rows. */
	labels?: readonly string[];
	rows?: ResultsProps["rows"];
	children?: ReactNode;
};

/** What a visitor may want to know beyond lever, picture and outcome. Its summary names all that is in it. */
export const More = ({ labels = [], rows = [], children }: MoreProps) => (
	<details>
		<summary>{[...rows.map(([term]) => term), ...labels].join(" \u00b7 ")}</summary>
		{rows.length > 0 && <Results className={styles.more} rows={rows} />}
		{children}
	</details>
);

type StatePicturesProps = {
	/** A picture for each state, all from one camera. */
	names: readonly string[];
	shown: string;
	sizes: string;
	className?: string | undefined;
};

/**
 * The picture of the chosen state; one fades into the other. The others load once the first has, before
 * anybody asks for them.
 */
export function StatePictures({ names, shown, sizes, className = "" }: StatePicturesProps) {
	const [others, setOthers] = useState(false);
	return (
		<div className={`${styles.states} ${className}`} onLoadCapture={() => setOthers(true)}>
			{names.map(
				(name) =>
					(name === shown || others) && (
						<div key={name} data-shown={name === shown}>
							<Model name={name} sizes={sizes} />
						</div>
					),
			)}
		</div>
	);
}
