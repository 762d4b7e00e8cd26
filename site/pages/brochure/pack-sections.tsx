/** Sections of the pages about the firm, as the file of a supplier needs them. */
import site from "#company/site.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { measuredFigures } from "#content/quality/figures.ts";
import { textBlocks } from "#content/text-blocks.ts";
import { fill } from "#shared/fill.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import { Paper } from "#site/components/paper/paper.tsx";
import styles from "./pack-sections.module.css";

/** A page of plain text, such as the privacy notice. */
export function TextSection({ page }: { page: PageOf<"text"> }) {
	const { id, name, meta, blocks } = page;
	return (
		<section aria-labelledby={id} className={`wrap section ${styles.section}`}>
			<h2 id={id}>{meta.title ?? name}</h2>
			<ul>
				{textBlocks(blocks, site, privacySettings(process.env)).map(({ heading, text }) => (
					<li key={heading}>
						<h3>{heading}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** A sample of a document, which says that it is one. */
export function PaperSection({ page, id }: { page: PageOf<"quality">; id: string }) {
	const { mark, note, sheets } = page.samples;
	const sheet = sheets.find((one) => one.id === id);
	if (!sheet) throw new Error(`The page ${page.id} has no sample ${id}.`);
	return (
		<section aria-labelledby={`${id}-sample`} className={`wrap section ${styles.section}`}>
			<h2 id={`${id}-sample`}>
				{mark}: {sheet.name.charAt(0).toLowerCase() + sheet.name.slice(1)}
			</h2>
			<Paper sheet={sheet} mark={mark} />
			<small>{note}</small>
		</section>
	);
}

/** What was measured of this site, beside its limits. */
export function FiguresSection({ page }: { page: PageOf<"quality"> }) {
	const figures = measuredFigures(page);
	const { statement, words, heading } = page;
	if (!figures) return null;
	return (
		<section
			aria-labelledby="figures"
			className={`wrap section ${styles.section} ${styles.figures}`}
		>
			<h2 id="figures">{heading}</h2>
			<p>{statement}</p>
			<p>
				{figures.count} {figures.explanation}
			</p>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{words.figure}</th>
						<th scope="colgroup" colSpan={3}>
							{words.value}
						</th>
					</tr>
				</thead>
				{figures.groups.map(({ id, heading, runs, figures }) => (
					<tbody key={id}>
						<tr>
							<th scope="rowgroup" colSpan={4}>
								{heading}{" "}
								{runs.map((run) => (
									<small key={run.command + run.commit}>
										{fill(words.measured, run)} {run.command}
									</small>
								))}
							</th>
						</tr>
						{figures.map(({ id, name, value, unit, rule, met }) => (
							<tr key={id}>
								<th scope="row">{name}</th>
								<td>
									{value} {unit}
								</td>
								<td>{rule}</td>
								<td>{met ? words.met : words.missed}</td>
							</tr>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
}
