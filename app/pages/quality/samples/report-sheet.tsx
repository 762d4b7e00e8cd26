import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { SamplesRecord } from "#content/schema/quality.ts";
import { Sheet } from "./sheet.tsx";

export type ReportSheetProps = SamplesRecord["report"] & { mark: string };

/** The contents of a report. */
export function ReportSheet({ title, about, page: word, chapters, mark }: ReportSheetProps) {
	return (
		<Sheet name="report" about={about} title={title} mark={mark}>
			<ol className="chapters">
				{chapters.map(({ chapter, text, page }) => (
					<li key={chapter}>
						<h4>{chapter}</h4>
						<span className="page">
							<span className="visually-hidden">{word} </span>
							{page}
						</span>
						<p>
							<Unbroken text={text} />
						</p>
					</li>
				))}
			</ol>
		</Sheet>
	);
}
