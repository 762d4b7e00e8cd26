import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Statement } from "#site/components/statement/statement.tsx";
import { TypedLine } from "#site/components/typed-line/typed-line.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { Specimen } from "#site/styleguide/specimen/specimen.tsx";
import { firstOf, recordOfSection, slides } from "../content.ts";
import styles from "./type.module.css";

const display = ["display-m", "display-s", "title-l", "title-s"];
const text = ["copy-xl", "copy-l", "copy-m", "copy-s", "copy-xs"];

const contact = recordOfSection("contact");
const { heading, paragraphs } = firstOf("company");

export function Type() {
	return (
		<>
			<Specimen name="Type scale" wrapped>
				{display.map((size) => (
					<p key={size} className={styles.display} style={{ fontSize: `var(--${size})` }}>
						<code className={styles.size}>{size}</code> {heading}
					</p>
				))}
				{text.map((size) => (
					<p key={size} className={styles.text} style={{ fontSize: `var(--${size})` }}>
						<code className={styles.size}>{size}</code> {contact.intro}
					</p>
				))}
			</Specimen>
			<Specimen name="Headings" wrapped>
				<h1>{heading}</h1>
				<h2>{heading}</h2>
				<h3>{heading}</h3>
			</Specimen>
			<Specimen name="SectionHeading" wrapped>
				<SectionHeading id="section-heading">{heading}</SectionHeading>
			</Specimen>
			<Specimen name="Statement">
				<Statement paragraphs={paragraphs.slice(0, 2)} />
			</Specimen>
			<Specimen name="TypedLine" wrapped>
				<TypedLine text={slides[0]?.typedHead ?? ""} speed={50} />
			</Specimen>
			<Specimen name="Unbroken" wrapped>
				<p className={styles.narrow}>
					<Unbroken text={contact.intro} />
				</p>
			</Specimen>
		</>
	);
}
