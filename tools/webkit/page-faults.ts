/** Runs in the page: what a visitor would see broken. Waits for every picture and font of the page. */
export async function pageFaults(): Promise<string[]> {
	const faults: string[] = [];
	const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

	const headings = [...document.querySelectorAll("h1")].filter(shown);
	if (headings.length !== 1) faults.push(`${headings.length} first headings are visible`);

	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth - clientWidth} pixels too wide`);

	const images = [...document.images].filter(shown);
	for (const image of images) image.loading = "eager";
	await Promise.all(images.map((image) => image.decode().catch(() => {})));
	for (const { currentSrc, naturalWidth } of images) {
		if (naturalWidth === 0) faults.push(`picture not shown: ${currentSrc}`);
	}

	await document.fonts.ready;
	const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
	for (const element of [document.body, ...headings]) {
		const [family] = getComputedStyle(element).fontFamily.split(",");
		const bare = (name = "") => name.replaceAll('"', "");
		if (!loaded.some((face) => bare(face.family) === bare(family)))
			faults.push(`font not used: ${family}`);
	}
	return faults;
}
