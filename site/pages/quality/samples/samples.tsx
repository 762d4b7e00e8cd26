import { useId } from "react";
import type { SamplesRecord } from "#content/schema/quality.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import { ContractSheet } from "./contract-sheet.tsx";
import { DecisionSheet } from "./decision-sheet.tsx";
import { ReportSheet } from "./report-sheet.tsx";

const SHEETS = ["contract", "decision", "report"] as const;

/**
 * Three documents to leaf through. The style sheet shows the one whose radio button is checked, so
 * that it works without script; paper shows them all.
 */
export function Samples({ samples }: { samples: SamplesRecord }) {
	const name = useId();
	const { heading, intro, picture, legend, mark, note, contract, decision, report } = samples;
	return (
		<div className="quality below" data-tone="ground">
			<SectionFrame id="samples" tone="ground" picture={picture} className="samples">
				<div className="head">
					<SectionHeading id="samples" offset="panel">
						{heading}
					</SectionHeading>
					<p className="intro">
						<Unbroken text={intro} />
					</p>
				</div>
				<fieldset>
					<legend>{legend}</legend>
					{SHEETS.map((sheet, index) => (
						<label key={sheet}>
							<input type="radio" name={name} value={sheet} defaultChecked={index === 0} />
							{samples[sheet].tab}
						</label>
					))}
				</fieldset>
				<p className="note">
					<Unbroken text={note} />
				</p>
				<div className="desk">
					<ContractSheet {...contract} mark={mark} />
					<DecisionSheet {...decision} mark={mark} />
					<ReportSheet {...report} mark={mark} />
				</div>
			</SectionFrame>
		</div>
	);
}
