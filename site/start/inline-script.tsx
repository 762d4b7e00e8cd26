import { useHydrating } from "#site/hooks/use-hydrating.ts";

export type InlineScriptProps = {
	code: string;
	/** Number of slides, which the script of the home page shuffles. */
	"data-slides"?: number;
};

/**
 * A script that runs while the browser parses the page. Only prerendered HTML contains it: when
 * React renders a page in the browser it would run too late, and Trusted Types forbid it.
 */
export function InlineScript({ code, ...data }: InlineScriptProps) {
	if (!useHydrating()) return null;
	return (
		<script
			{...data}
			data-inline=""
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from site/start, and hashed into the CSP
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
