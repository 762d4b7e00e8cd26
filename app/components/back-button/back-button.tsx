import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { buttonClass } from "#app/components/button/button.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { isPlainClick } from "#app/hooks/is-plain-click.ts";
import ui from "#content/ui.json" with { type: "json" };

/** True when the previous entry of the history is on this site too. */
function hasStep(locationKey: string): boolean {
	// Browsers without the Navigation API: the router gives its first entry the key "default".
	return "navigation" in window ? window.navigation.canGoBack : locationKey !== "default";
}

export type BackButtonProps = {
	/** Where it leads when there is no entry to go back to. */
	to: string;
};

/** One step back in history; for a direct visit, and without script, a link to the page above. */
export function BackButton({ to }: BackButtonProps) {
	const navigate = useNavigate();
	const { key } = useLocation();
	return (
		<PageLink
			to={to}
			className={buttonClass("line")}
			onClick={(event) => {
				if (!isPlainClick(event) || !hasStep(key)) return;
				event.preventDefault();
				navigate(-1);
			}}
		>
			<ArrowLeft aria-hidden size={20} />
			{ui.back}
		</PageLink>
	);
}
