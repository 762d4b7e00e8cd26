import { useHydrating } from "#app/hooks/use-hydrating.ts";

export type InlineScriptProps = {
	code: string;
	/** For the home page: how many slides its script puts in order. */
	"data-slides"?: number;
};

/**
 * A script that runs while the browser reads the head. Rendered by the build only: on a page
 * that React renders in the browser it would come too late, and Trusted Types forbid it.
 */
export function InlineScript({ code, ...data }: InlineScriptProps) {
	if (!useHydrating()) return null;
	return (
		<script
			{...data}
			data-inline=""
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from app/start, and hashed into the CSP
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
