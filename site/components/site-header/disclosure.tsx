import { Minus, Plus } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#site/components/icon/icon.tsx";
import styles from "./disclosure.module.css";

type DisclosureProps = {
	summary: string;
	/** At most one disclosure of a group is open. */
	group?: string;
	className?: string;
	children: ReactNode;
};

export function Disclosure({ summary, group, className, children }: DisclosureProps) {
	return (
		<details name={group} className={styles.disclosure}>
			<summary className={`${styles.summary} ${className ?? ""}`}>
				{summary}
				<Icon icon={Plus} size={20} className={styles.plus} />
				<Icon icon={Minus} size={20} className={styles.minus} />
			</summary>
			{children}
		</details>
	);
}
