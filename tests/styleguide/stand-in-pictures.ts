import type { BrowserContext } from "playwright-core";

const NAME = /\/art\/([\w-]+)-\d+\.\w+$/;

/** Another hue for each render, so that a wrong one is seen. */
function hueOf(name: string): number {
	return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
}

/**
 * Answers every render with a flat colour in its own shape: what is compared is where pictures
 * stand and which one shows, and the baselines stay small.
 */
export async function standInPictures(context: BrowserContext): Promise<void> {
	await context.route("**/art/**", (route) => {
		const [, name = ""] = NAME.exec(new URL(route.request().url()).pathname) ?? [];
		const height = name.includes("-wide") ? 734 : 1000;
		const light = name.endsWith("-night") ? 25 : 70;
		return route.fulfill({
			contentType: "image/svg+xml",
			body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 ${height}" width="1600" height="${height}">
				<path fill="hsl(${hueOf(name)} 60% ${light}%)" d="M240 ${height - 100}V200h1120v${height - 300}z"/>
			</svg>`,
		});
	});
}
