import { Minus, Plus } from "lucide";
import type { HomeSection } from "#content/home-sections.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { TechnologyTile } from "#site/components/technology-tile/technology-tile.tsx";
import styles from "./techstack-group.module.css";

type TechstackGroupProps = {
	group: HomeSection<"techstack">["groups"][number];
	Heading: "h2" | "h3";
	open: boolean;
};

/** A collapsible group, which works without script. */
export function TechstackGroup({ group, Heading, open }: TechstackGroupProps) {
	return (
		<details name="techstack" open={open} className={styles.group}>
			<summary className={styles.header}>
				<Heading className={styles.name}>{group.group}</Heading>
				<span className={styles.note}>{group.note}</span>
				<span className={styles.toggle}>
					<Icon icon={Plus} size={20} className={styles.plus} />
					<Icon icon={Minus} size={20} className={styles.minus} />
				</span>
			</summary>
			<ul className={styles.tiles}>
				{group.items.map((title) => (
					<TechnologyTile key={title} title={title} />
				))}
			</ul>
		</details>
	);
}
