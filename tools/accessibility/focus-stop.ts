/** Runs in the page. Everything it needs stands inside, because the page gets its text alone. */
export type FocusStop = {
	/** What has the focus, for people. */
	what: string;
	faults: string[];
	/** A stop that was there before: the walk is round. */
	again: boolean;
};

type Walk = { seen: Set<Element>; last: Element | undefined; floating?: Element[] };
type Keeper = { walk?: Walk; wayBack?: Walk };

/** Looks at what has the focus now; nothing, when the focus has left the page. */
export async function focusStop(isWayBack: boolean): Promise<FocusStop | undefined> {
	// The floating button steps aside, and the page scrolls, before the next picture.
	const nextPicture = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
	await nextPicture();
	const keeper = window as unknown as Keeper;
	const which = isWayBack ? "wayBack" : "walk";
	keeper[which] ??= { seen: new Set(), last: undefined };
	const walk = keeper[which];
	const element = document.activeElement;
	if (!element || element === document.body || element === document.documentElement) return;
	const faults: string[] = [];
	const box = element.getBoundingClientRect();
	const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
	const what = `${element.tagName.toLowerCase()} "${name.replace(/\s+/g, " ").slice(0, 40)}"`;
	const again = walk.seen.has(element);

	const ancestors = (of: Element) => {
		const all: Element[] = [];
		for (let at = of.parentElement; at; at = at.parentElement) all.push(at);
		return all;
	};

	// 2.4.7: a ring, on the element or on the label that is its face.
	const hasRing = (of: Element) => {
		const { outlineStyle, outlineWidth } = getComputedStyle(of);
		return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
	};
	const face = [element, element.closest("label")].find((at) => at && hasRing(at));
	if (!face) faults.push("shows no focus");

	const brightness = (colour: string) => {
		const canvas = new OffscreenCanvas(1, 1);
		const context = canvas.getContext("2d");
		if (!context) throw new Error("No canvas.");
		context.fillStyle = colour;
		context.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
			(value) => {
				const part = value / 255;
				return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			},
		);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	if (face) {
		const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(face);
		const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
		// 1.4.11: the ring against what it is drawn on. On a picture or gradient the eye judges.
		const ground = (reach > 0 ? ancestors(face) : [face, ...ancestors(face)])
			.map((at) => getComputedStyle(at))
			.find(
				({ backgroundColor, backgroundImage }) =>
					backgroundImage !== "none" || !/, 0\)$|\/ 0\)$/.test(backgroundColor),
			);
		if (ground && ground.backgroundImage === "none") {
			const [ring, paper] = [brightness(outlineColor), brightness(ground.backgroundColor)];
			const contrast = (Math.max(ring, paper) + 0.05) / (Math.min(ring, paper) + 0.05);
			if (contrast < 3) faults.push(`its ring has a contrast of ${contrast.toFixed(1)}`);
		}
		const around = face.getBoundingClientRect();
		for (const at of ancestors(face)) {
			const { overflowX, overflowY, position } = getComputedStyle(at);
			const edge = at.getBoundingClientRect();
			const out = Math.max(
				overflowX === "visible"
					? 0
					: Math.max(edge.left - around.left, around.right - edge.right) + reach,
				overflowY === "visible"
					? 0
					: Math.max(edge.top - around.top, around.bottom - edge.bottom) + reach,
			);
			if (at !== document.documentElement && at !== document.body && out > 1)
				faults.push(`its ring is cut by ${at.tagName.toLowerCase()}.${at.className}`);
			if (position === "fixed") break;
		}
	}

	// 2.4.11 and 2.4.12: it is on the screen, and nothing lies over it.
	const hidden = () => {
		const box = element.getBoundingClientRect();
		const spots = [0.15, 0.5, 0.85].flatMap((x) =>
			[0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
		);
		const visible = spots.filter(([x, y]) => {
			const top = document.elementFromPoint(x, y);
			return (
				top &&
				top !== document.body &&
				(element.contains(top) || top.contains(element) || element.closest("label")?.contains(top))
			);
		});
		// Between the bars there is so much room; what is higher cannot be seen at once.
		const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
		const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
		const taken = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop, scrollMarginBottom]
			.map((value) => Number.parseFloat(value) || 0)
			.reduce((sum, value) => sum + value);
		if (box.height > innerHeight - taken) return visible.length > 0 ? undefined : "is hidden";
		if (visible.length < spots.length) return "is hidden, at least in part";
		// What sticks or floats lies over edges and corners, however little.
		walk.floating ??= [...document.body.querySelectorAll("*")].filter((at) =>
			/fixed|sticky/.test(getComputedStyle(at).position),
		);
		for (const at of walk.floating) {
			if (at.contains(element) || element.contains(at)) continue;
			const edge = at.getBoundingClientRect();
			const [left, right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
			const [top, bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)];
			if (right - left < 1 || bottom - top < 1) continue;
			if (at.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
				return `lies under ${at.tagName.toLowerCase()} "${at.textContent?.trim().slice(0, 40)}"`;
		}
		return;
	};
	// On a busy machine the floating button needs some pictures more to step aside.
	for (let more = 0; more < 6 && hidden(); more++) await nextPicture();
	const why = hidden();
	if (why && document.activeElement === element) faults.push(why);

	// 2.4.3: after what it follows in the page, and not above it in the same column.
	const { last } = walk;
	if (last && !again && !isWayBack) {
		if (!(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
			faults.push("comes before its predecessor in the page");
		// The controls of a carousel come before its slide, so that it can be stopped first.
		const floats = (of: Element) =>
			of.closest("[aria-roledescription=carousel]") ||
			[of, ...ancestors(of)].some((at) => /fixed|sticky/.test(getComputedStyle(at).position));
		const before = last.getBoundingClientRect();
		if (!floats(last) && !floats(element) && box.bottom <= before.top && box.left < before.right)
			faults.push("stands above its predecessor");
	}
	walk.seen.add(element);
	walk.last = element;
	return { what, faults, again };
}

/** Runs in the page after the walk: what can take the focus by Tab, and did not. */
export function missedStops(): string[] {
	const { walk } = window as unknown as { walk?: Walk };
	const stops = [
		...document.querySelectorAll<HTMLElement>(
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]",
		),
	].filter(
		(element) =>
			element.tabIndex >= 0 &&
			// What floats steps aside where the page itself offers the same.
			getComputedStyle(element).position !== "fixed" &&
			!element.matches(":disabled") &&
			!element.closest("[inert]") &&
			element.checkVisibility({ visibilityProperty: true }),
	);
	const reached = (element: HTMLElement) => {
		const group = element.matches("input[type=radio]")
			? [...document.querySelectorAll(`input[name="${element.getAttribute("name")}"]`)]
			: [element];
		return group.some((member) => walk?.seen.has(member));
	};
	return stops
		.filter((element) => !reached(element))
		.map((element) => `${element.outerHTML.slice(0, 100)} is never reached`);
}
