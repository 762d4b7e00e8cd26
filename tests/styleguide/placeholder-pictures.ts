/** A hue per picture, so that a wrong picture is visible. */
const hueOf = (name: string) =>
	[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);

/**
 * A flat-colour SVG with the aspect ratio of a picture. The baselines compare which picture is shown
 * and its position; flat colours keep them small.
 * @param path such as /art/cloud-wide-night-1280.avif
 */
export function placeholderPicture(path: string): string {
	const [, name = ""] = /\/art\/([\w-]+)-\d+\.\w+$/.exec(path) ?? [];
	const height = name.includes("-wide") ? 734 : 1000;
	const lightness = name.endsWith("-night") ? 25 : 70;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 ${height}" width="1600" height="${height}">
		<path fill="hsl(${hueOf(name)} 60% ${lightness}%)" d="M240 ${height - 100}V200h1120v${height - 300}z"/>
	</svg>`;
}
