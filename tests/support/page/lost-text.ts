/** Runs in the page. Finds text that is clipped, overlaps other text or lies outside the page. */
export function lostText(): string[] {
	type Line = { text: string; box: DOMRect; node: Node };
	const SLACK = 3;
	const lines: Line[] = [];
	const faults: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement;
		const text = node.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
		if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
			continue;
		const above: { element: Element; style: CSSStyleDeclaration }[] = [];
		for (let at: Element | null = parent; at; at = at.parentElement)
			above.push({ element: at, style: getComputedStyle(at) });
		// Skip visually hidden text, decoration and anything that floats over the page on purpose.
		if (parent.closest("[aria-hidden], [inert]")) continue;
		if (above.some(({ style }) => style.clipPath !== "none" || style.position === "fixed"))
			continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const boxes = [...range.getClientRects()].filter(
			({ width, height }) => width > 1 && height > 1,
		);
		for (const { element, style } of above) {
			if (/auto|scroll/.test(style.overflowX)) break;
			const edge = element.getBoundingClientRect();
			const cutX = /hidden|clip/.test(style.overflowX);
			const cutY = /hidden|clip/.test(style.overflowY);
			const isRoot = element === document.body || element === document.documentElement;
			if (isRoot || (!cutX && !cutY)) continue;
			const cut = boxes.some(
				(box) =>
					(cutX && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) ||
					// A line box is taller than its glyphs.
					(cutY && box.bottom > edge.bottom + box.height / 4),
			);
			if (cut) faults.push(`"${text}" is clipped by ${element.tagName}.${element.className}`);
		}
		const scrolls = above.some(({ style }) => /auto|scroll/.test(style.overflowX));
		const { clientWidth } = document.documentElement;
		if (!scrolls && boxes.some((box) => box.right > clientWidth + SLACK || box.left < -SLACK))
			faults.push(`"${text}" is outside the page`);
		if (!above.some(({ style }) => style.position === "sticky"))
			for (const box of boxes) lines.push({ text, box, node });
	}

	lines.sort((a, b) => a.box.top - b.box.top);
	for (const [index, line] of lines.entries())
		for (let at = index + 1; at < lines.length; at++) {
			const other = lines[at];
			if (!other || other.box.top > line.box.bottom) break;
			if (other.node === line.node) continue;
			const across =
				Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
			// The space above and below the glyphs may overlap that of adjacent lines.
			const down =
				Math.min(line.box.bottom - line.box.height / 5, other.box.bottom) -
				(other.box.top + other.box.height / 5);
			if (across > SLACK && down > Math.min(line.box.height, other.box.height) / 3)
				faults.push(`"${line.text}" overlaps "${other.text}"`);
		}
	return [...new Set(faults)];
}

/** Runs in the page. Applies the text spacing of WCAG 1.4.12, like a user style sheet. */
export function spaceText(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(`
		* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
		p { margin-block-end: 2em !important; }
	`);
	document.adoptedStyleSheets.push(sheet);
}
