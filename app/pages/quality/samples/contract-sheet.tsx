import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { SamplesRecord } from "#content/schema/quality.ts";
import { Sheet } from "./sheet.tsx";

export type ContractSheetProps = SamplesRecord["contract"] & { mark: string };

/** An extract of a contract. */
export function ContractSheet({ title, parties, clauses, mark }: ContractSheetProps) {
	return (
		<Sheet name="contract" about={parties} title={title} mark={mark}>
			<ol className="clauses">
				{clauses.map(({ number, heading, text }) => (
					<li key={number}>
						<h4>
							<span>{number}</span> {heading}
						</h4>
						<p>
							<Unbroken text={text} />
						</p>
					</li>
				))}
			</ol>
		</Sheet>
	);
}
