const WIDTHS = { day: [640, 960, 1600], night: [640, 960, 1280], wideNight: [640, 960, 1600] };

export type PictureProps = {
	/** File name in public/art, without theme, width and extension. */
	name: string;
	/** File name for narrow screens, where the wide format would be too small. */
	narrowName?: string;
	sizes: string;
	className?: string;
};

function srcSet(name: string, widths: number[], type: "avif" | "webp"): string {
	return widths.map((width) => `/art/${name}-${width}.${type} ${width}w`).join(", ");
}

function widthsOf(name: string): number[] {
	if (name.endsWith("-wide-night")) return WIDTHS.wideNight;
	return name.endsWith("-night") ? WIDTHS.night : WIDTHS.day;
}

function Sources({ name, media, sizes }: { name: string; media?: string; sizes: string }) {
	const widths = widthsOf(name);
	return (
		<>
			<source type="image/avif" media={media} srcSet={srcSet(name, widths, "avif")} sizes={sizes} />
			<source type="image/webp" media={media} srcSet={srcSet(name, widths, "webp")} sizes={sizes} />
		</>
	);
}

/**
 * A picture by day and by night. The HTML contains both and CSS displays one. The images are lazy,
 * and browsers do not fetch a lazy image that is not displayed, so the other theme costs nothing.
 * The alternative text is empty because pictures only decorate the copy beside them.
 */
export function Picture({ name, narrowName, sizes, className }: PictureProps) {
	const size = name.endsWith("-wide")
		? { width: 1600, height: 734 }
		: { width: 1600, height: 1000 };
	return (["day", "night"] as const).map((theme) => {
		const named = (base: string) => (theme === "night" ? `${base}-night` : base);
		return (
			<picture
				key={theme}
				className={`${theme === "night" ? "dark-only" : "light-only"} ${className ?? ""}`}
			>
				{narrowName && <Sources name={named(narrowName)} media="(width < 760px)" sizes={sizes} />}
				<Sources name={named(name)} sizes={sizes} />
				<img
					src={`/art/${named(name)}-960.webp`}
					alt=""
					loading="lazy"
					decoding="async"
					{...size}
				/>
			</picture>
		);
	});
}
