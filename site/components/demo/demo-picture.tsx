import { demoPictureFile, type DemoPicture as Files } from "#content/demo-picture.ts";

/**
 * The last state of a demo, for browsers without script. There the theme is that of the system, so
 * the sources choose it. Two images of which CSS hides one, as in `Picture`, would both be fetched:
 * without script, browsers ignore `loading="lazy"`. The summary says in words what it shows.
 */
export function DemoPicture({ name, wide, narrow }: Files) {
	return (
		<picture>
			<source
				media="(width < 760px) and (prefers-color-scheme: dark)"
				srcSet={demoPictureFile(name, "narrow", "dark")}
				{...narrow}
			/>
			<source
				media="(width < 760px)"
				srcSet={demoPictureFile(name, "narrow", "light")}
				{...narrow}
			/>
			<source
				media="(prefers-color-scheme: dark)"
				srcSet={demoPictureFile(name, "wide", "dark")}
				{...wide}
			/>
			<img src={demoPictureFile(name, "wide", "light")} alt="" {...wide} />
		</picture>
	);
}
