import { ArrowLeft } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import crumbs from "#site/components/breadcrumb/breadcrumb.module.css";
import { Icon } from "#site/components/icon/icon.tsx";
import styles from "./back-button.module.css";

type BackButtonProps = {
	/** Path of the page to open when there is no entry to go back to. */
	to: string;
};

/** Goes back in the history, by browser/frame.ts. After a direct visit, and without script, it links to `to`. */
export function BackButton({ to }: BackButtonProps) {
	return (
		<a href={to} className={`${crumbs.link} ${styles.back}`} data-back>
			<Icon icon={ArrowLeft} size={20} />
			{ui.back}
		</a>
	);
}
