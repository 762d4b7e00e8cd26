import site from "#content/site.json" with { type: "json" };
import styles from "./email-text.module.css";

/** A text whose `{email}` place becomes a link to the firm's address. */
export function EmailText({ text }: { text: string }) {
	const [before, after] = text.split("{email}");
	return (
		<>
			{before}
			{after !== undefined && (
				<a className={styles.link} href={`mailto:${site.email}`}>
					{site.email}
				</a>
			)}
			{after}
		</>
	);
}
