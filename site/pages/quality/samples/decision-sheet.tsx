import type { SamplesRecord } from "#content/schema/quality.ts";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { Sheet } from "./sheet.tsx";

export type DecisionSheetProps = SamplesRecord["decision"] & { mark: string };

/** The record of a decision, with the ways that were not taken. */
export function DecisionSheet(props: DecisionSheetProps) {
	const { title, about, parts, considered, reconsider, mark } = props;
	const { heading, way, problem, ways } = considered;
	return (
		<Sheet name="decision" about={about} title={title} mark={mark}>
			{parts.map(({ term, text }) => (
				<p key={term}>
					<strong>{term}:</strong> <Unbroken text={text} />
				</p>
			))}
			<table>
				<caption>{heading}</caption>
				<thead>
					<tr>
						<th scope="col">{way}</th>
						<th scope="col">{problem}</th>
					</tr>
				</thead>
				<tbody>
					{ways.map((row) => (
						<tr key={row.way}>
							<th scope="row">{row.way}</th>
							<td>{row.problem}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p>
				<strong>{reconsider.term}</strong> <Unbroken text={reconsider.text} />
			</p>
		</Sheet>
	);
}
