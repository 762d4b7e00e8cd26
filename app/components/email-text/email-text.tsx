import { TextWithLink } from "#app/components/text-with-link/text-with-link.tsx";
import site from "#content/site.json" with { type: "json" };
import styles from "./email-text.module.css";

/** A text whose `{email}` becomes a link to the firm's address. */
export function EmailText({ text }: { text: string }) {
	return (
		<TextWithLink text={text} place="email">
			<a className={styles.link} href={`mailto:${site.email}`}>
				{site.email}
			</a>
		</TextWithLink>
	);
}
