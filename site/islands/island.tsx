import { type ComponentProps, type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName, islands } from "./islands.ts";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"site-island": React.HTMLAttributes<HTMLElement>;
		}
	}
}

type Options = {
	/** The HTML has nothing: the component is drawn in the browser only. */
	inBrowserOnly?: boolean;
};

/**
 * A part of a page that React takes over in the browser, in a root of its own: nothing that happens in
 * it or to it can break the rest of the page. Its props must be JSON.
 *
 * Only what a page composes calls this, never a component that is itself in an island. `due` is when
 * it is needed although nobody has touched the page, in ms after the page was opened.
 */
export function island<Name extends IslandName>(
	name: Name,
	Component: Awaited<ReturnType<(typeof islands)[Name]>>,
	{ inBrowserOnly = false }: Options = {},
) {
	type Props = ComponentProps<typeof Component> & { due?: number };
	return function Island({ due, ...props }: Props) {
		// `useId` counts anew in each root; the prefix makes its ids unique and the same in both.
		const prefix = useId();
		const element = createElement(Component as ComponentType<object>, props);
		const html = inBrowserOnly ? "" : renderToString(element, { identifierPrefix: prefix });
		return (
			<site-island
				data-name={name}
				data-prefix={prefix}
				data-due={due}
				data-props={JSON.stringify(props)}
				data-still=""
				// biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just above
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		);
	};
}
