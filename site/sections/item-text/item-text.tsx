import { Plus } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./item-text.module.css";

type ItemTextProps = {
	title: string;
	description: string;
	/** Whether a phone shows only the title until it is tapped. */
	folds?: boolean;
};

/** The title and description of an item, the same in every layout. */
export function ItemText({ title, description, folds = false }: ItemTextProps) {
	const text = (
		<p className={styles.text}>
			<Unbroken text={description} />
		</p>
	);
	return (
		<>
			<h3 className={folds ? styles.title : undefined}>
				<Unbroken text={title} />
			</h3>
			{folds ? (
				<details className={styles.fold}>
					<summary>
						<span className="visually-hidden">
							{ui.readMore} {fill(ui.readMoreAbout, { title })}
						</span>
						<Icon icon={Plus} size={20} />
					</summary>
					{text}
				</details>
			) : (
				text
			)}
		</>
	);
}
