import { type ReactNode, useId } from "react";

export type ChoiceProps<T extends string> = {
	legend: string;
	options: readonly { value: T; label: ReactNode }[];
	chosen: T;
	onChoose(value: NoInfer<T>): void;
};

/** Radios that look like buttons; see demo.css. */
export function Choice<T extends string>({ legend, options, chosen, onChoose }: ChoiceProps<T>) {
	const name = useId();
	return (
		<fieldset>
			<legend>{legend}</legend>
			{options.map(({ value, label }) => (
				<label key={value}>
					<input
						type="radio"
						name={name}
						checked={value === chosen}
						onChange={() => onChoose(value)}
					/>
					{label}
				</label>
			))}
		</fieldset>
	);
}
