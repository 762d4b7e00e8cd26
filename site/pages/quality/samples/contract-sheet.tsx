import type { SamplesRecord } from "#content/schema/quality.ts";
import { Sheet } from "./sheet.tsx";
import { SheetItem } from "./sheet-item.tsx";

export type ContractSheetProps = SamplesRecord["contract"] & { mark: string };

/** An extract of a contract. */
export function ContractSheet({ title, parties, clauses, mark }: ContractSheetProps) {
	return (
		<Sheet name="contract" about={parties} title={title} mark={mark}>
			<ol className="clauses">
				{clauses.map(({ number, heading, text }) => (
					<SheetItem
						key={number}
						heading={
							<>
								<span>{number}</span> {heading}
							</>
						}
						text={text}
					/>
				))}
			</ol>
		</Sheet>
	);
}
