import site from "#company/site.json" with { type: "json" };
import { TextWithLink } from "#site/components/text-with-link/text-with-link.tsx";
import styles from "./email-text.module.css";

/** Renders text and turns `{email}` in it into a link to the firm's email address. */
export function EmailText({ text }: { text: string }) {
	return (
		<TextWithLink text={text} name="email">
			<a className={styles.link} href={`mailto:${site.email}`}>
				{site.email}
			</a>
		</TextWithLink>
	);
}
