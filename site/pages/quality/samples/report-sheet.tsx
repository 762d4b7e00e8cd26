import type { SamplesRecord } from "#content/schema/quality.ts";
import { Sheet } from "./sheet.tsx";
import { SheetItem } from "./sheet-item.tsx";

export type ReportSheetProps = SamplesRecord["report"] & { mark: string };

/** The contents of a report. */
export function ReportSheet({ title, about, page: word, chapters, mark }: ReportSheetProps) {
	return (
		<Sheet name="report" about={about} title={title} mark={mark}>
			<ol className="chapters">
				{chapters.map(({ chapter, text, page }) => (
					<SheetItem key={chapter} heading={chapter} text={text}>
						<span className="page">
							<span className="visually-hidden">{word} </span>
							{page}
						</span>
					</SheetItem>
				))}
			</ol>
		</Sheet>
	);
}
