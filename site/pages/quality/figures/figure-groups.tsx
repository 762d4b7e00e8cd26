import type { FigureGroup } from "#content/quality/figures.ts";
import { fill } from "#shared/fill.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import type { Quality } from "../view.tsx";
import { FigureItem } from "./figure-item.tsx";

export type FigureGroupsProps = { groups: FigureGroup[]; words: Quality["words"] };

/** The figures by subject, each group with the commands that measured it and when. */
export function FigureGroups({ groups, words }: FigureGroupsProps) {
	return groups.map(({ id, tone, heading, intro, runs, figures }) => (
		<div key={id} className="quality below" data-tone={tone}>
			<SectionFrame id={id} tone={tone} className="group">
				<div className="head">
					<SectionHeading id={id} offset={tone === "ink" ? "panel" : "near"}>
						{heading}
					</SectionHeading>
					<p className="intro">
						<Unbroken text={intro} />
					</p>
					<ul className="runs">
						{runs.map((run) => (
							<li key={run.command + run.commit}>
								{fill(words.measured, run)} <code>{run.command}</code>
							</li>
						))}
					</ul>
				</div>
				<ul className="figures">
					{figures.map((figure) => (
						<FigureItem key={figure.id} figure={figure} words={words} />
					))}
				</ul>
			</SectionFrame>
		</div>
	));
}
