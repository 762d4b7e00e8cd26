import { Fragment } from "react";

/**
 * Renders text without line breaks inside hyphenated words such as "half-hour", or before the comma that
 * follows one.
 */
export function Unbroken({ text }: { text: string }) {
	return text.split(/(\w+(?:-\w+)+[^\w\s]*)/).map((piece, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
			<span key={index} className="keep">
				{piece}
			</span>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
			<Fragment key={index}>{piece}</Fragment>
		),
	);
}
