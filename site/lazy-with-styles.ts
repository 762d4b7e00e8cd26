import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** The style sheets that the document has adopted. Components may share one. */
const adopted = new Set<string>();

function adopt(css: string) {
	if (adopted.has(css)) return;
	adopted.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}

/**
 * A component that loads when it is first rendered, with style sheets that its script contains.
 *
 * The document adopts them, because adopted sheets come after all others. A link could be inserted
 * before another sheet, and Chromium would then use a typeface that has missed the first paint, which
 * moves lines.
 */
export const lazyWithStyles = <Props>(
	load: () => Promise<{ component: ComponentType<Props>; sheets: string[] }>,
): LazyExoticComponent<ComponentType<Props>> =>
	lazy(async () => {
		const { component, sheets } = await load();
		for (const css of sheets) adopt(css);
		return { default: component };
	});
