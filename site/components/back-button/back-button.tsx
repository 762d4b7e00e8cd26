import { ArrowLeft } from "lucide";
import { useLocation, useNavigate } from "react-router";
import ui from "#company/ui.json" with { type: "json" };
import crumbs from "#site/components/breadcrumb/breadcrumb.module.css";
import { Icon } from "#site/components/icon/icon.tsx";
import { PageLink } from "#site/components/page-link/page-link.tsx";
import { isPlainClick } from "#site/hooks/is-plain-click.ts";
import styles from "./back-button.module.css";

/** True if the previous history entry is a page of this site. */
function canGoBack(locationKey: string): boolean {
	// Without the Navigation API: the router gives its first entry the key "default".
	return "navigation" in window ? window.navigation.canGoBack : locationKey !== "default";
}

export type BackButtonProps = {
	/** Path of the page to open when there is no entry to go back to. */
	to: string;
};

/** Goes back in the history. After a direct visit, and without script, it links to `to`. */
export function BackButton({ to }: BackButtonProps) {
	const navigate = useNavigate();
	const { key } = useLocation();
	return (
		<PageLink
			to={to}
			className={`${crumbs.link} ${styles.back}`}
			onClick={(event) => {
				if (!isPlainClick(event) || !canGoBack(key)) return;
				event.preventDefault();
				navigate(-1);
			}}
		>
			<Icon icon={ArrowLeft} size={20} />
			{ui.back}
		</PageLink>
	);
}
