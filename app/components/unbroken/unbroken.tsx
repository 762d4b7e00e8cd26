import { Fragment } from "react";

/** A text whose compounds ("half-hour") never break at their hyphen. */
export function Unbroken({ text }: { text: string }) {
	return text.split(/(\w+-\w+)/).map((part, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
			<span key={index} className="keep">
				{part}
			</span>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
			<Fragment key={index}>{part}</Fragment>
		),
	);
}
