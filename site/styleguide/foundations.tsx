import { homeSection } from "#content/home-sections.ts";
import { Statement } from "#site/components/statement/statement.tsx";
import styles from "./guide.module.css";
import { specimens } from "./specimen.tsx";

const sizes = [
	...["display-m", "display-s", "title-l", "title-s"],
	...["copy-xl", "copy-l", "copy-m", "copy-s", "copy-xs"],
];
const { heading, intro } = homeSection("contact");

export const type = [
	...specimens(
		{
			"Type scale": sizes.map((size) => (
				<p key={size} style={{ fontSize: `var(--${size})` }}>
					<code className={styles.label}>{size}</code> {heading}
				</p>
			)),
			Headings: (["h1", "h2", "h3"] as const).map((H) => <H key={H}>{heading}</H>),
		},
		{ wrapped: true },
	),
	...specimens({ Statement: <Statement paragraphs={[intro, heading]} /> }),
];

/** Tokens of text and background. axe checks the contrast of each pair. */
const pairs = `text/page text-soft/page link/page hot-text/page error/page ok/page text/surface
	text-soft/surface text/quiet text-soft/quiet text/field text/chosen on-action/action on-hot/hot
	error/error-ground on-tile/tile on-panel/panel-ink on-panel/panel-ultra text-soft/disabled`
	.split(/\s+/)
	.map((name) => ({ name, text: name.split("/")[0], ground: name.split("/")[1] }));

/** Both themes: tokens follow the nearest `color-scheme`. */
export const colours = specimens(
	Object.fromEntries(
		["light", "dark"].map((theme) => [
			`Colours ${theme}`,
			<ul key={theme} className={`${styles.grid} ${styles.swatches}`} data-scheme={theme}>
				{pairs.map(({ name, ground, text }) => (
					<li key={name} style={{ background: `var(--${ground})`, color: `var(--${text})` }}>
						{name}
					</li>
				))}
			</ul>,
		]),
	),
	{ wrapped: true },
);
