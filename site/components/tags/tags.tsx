import styles from "./tags.module.css";

type TagsProps = { tags: readonly string[] };

/** Short words that sort a thing, such as the skills of a vacancy. They are no links. */
export function Tags({ tags }: TagsProps) {
	return (
		<ul className={styles.tags}>
			{tags.map((tag) => (
				<li key={tag}>{tag}</li>
			))}
		</ul>
	);
}
