import type { CSSProperties } from "react";
import { longestWait } from "#content/demos/five-desks/desk-time.ts";
import type { Desk } from "#content/demos/five-desks/five-desks.ts";
import { Model } from "./model.tsx";

/** The models of the desks, in order. Each has as many trays of paper as the form waits days there. */
const MODELS = ["post", "leader", "typing", "legal", "accounts"];
/** On narrow cards, in five-desks.css. */
const COLUMNS = 3;

export type DesksProps = {
	desks: readonly Desk[];
	left: readonly Desk[];
	/** What a desk says that cannot be struck out. */
	stays: string;
	/** Also asked for a desk that has to stay. */
	onStrike(desk: Desk, out: boolean): void;
};

/**
 * Five desks along a path, each the label of its checkbox. The form stands where it waits longest, so
 * striking out that desk shows the next one to look at.
 */
export function Desks({ desks, left, stays, onStrike }: DesksProps) {
	const longest = longestWait(left);
	const at = longest ? desks.indexOf(longest) : -1;
	return (
		<>
			{desks.map((desk, index) => (
				<label key={desk.name}>
					<Model name={MODELS[index] ?? ""} />
					{/* Not disabled: the keyboard reaches it, and its label says why it stays. */}
					<input
						type="checkbox"
						checked={!left.includes(desk)}
						aria-disabled={desk.stays}
						onChange={({ target }) => onStrike(desk, target.checked)}
					/>
					<b>{desk.name}</b> <span>{desk.wait}</span> {desk.stays && <small>{stays}</small>}
				</label>
			))}
			{longest && (
				<div
					className="form"
					style={
						{
							"--at": at,
							"--column": at % COLUMNS,
							"--row": Math.floor(at / COLUMNS),
						} as CSSProperties
					}
				>
					<Model name="form" />
				</div>
			)}
		</>
	);
}
