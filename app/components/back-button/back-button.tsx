import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { buttonClass } from "#app/components/button/button.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { opensHere } from "#app/page-links/opens-here.ts";
import { ui } from "#content/ui.ts";

/** True where the step before this one is on this site too. */
function hasStep(locationKey: string): boolean {
	// The browser knows it exactly. One that does not tell: the router gives its first entry this key.
	return "navigation" in window ? window.navigation.canGoBack : locationKey !== "default";
}

export type BackButtonProps = {
	/** Where it leads when there is no step to go back. */
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
				if (!opensHere(event) || !hasStep(key)) return;
				event.preventDefault();
				navigate(-1);
			}}
		>
			<ArrowLeft aria-hidden size={20} />
			{ui.back}
		</PageLink>
	);
}
