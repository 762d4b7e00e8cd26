import { nightRender, renderFile, renderSize, renderWidths } from "#content/renders.ts";

export type PictureProps = {
	/** File name in company/public/art, without theme, width and extension. */
	name: string;
	/** File name for narrow screens, where the wide format would be too small. */
	narrowName?: string;
	sizes: string;
	/** What the picture shows. Most only decorate the copy beside them, and have none. */
	alt?: string;
	className?: string;
	/**
	 * For what home loads at once: its slides and cards hold up the page less. After a jump Chromium
	 * sometimes left such a picture unpainted, so others have it not.
	 */
	decoding?: "async";
};

function srcSet(name: string): string {
	return renderWidths(name)
		.map((width) => `${renderFile(name, width, "avif")} ${width}w`)
		.join(", ");
}

/** The file for browsers that do not know AVIF, all older than our style sheets; see vite.config.ts. */
function fallback(name: string): string {
	const width = renderWidths(name).findLast((width) => width <= 960) ?? 640;
	return renderFile(name, width, "webp");
}

function Source({ name, media, sizes }: { name: string; media?: string; sizes: string }) {
	return (
		<source
			type="image/avif"
			srcSet={srcSet(name)}
			media={media}
			sizes={sizes}
			// The proportions of a narrow picture are not those of the image below, whose space it takes.
			{...(media && renderSize(name))}
		/>
	);
}

/**
 * A picture by day and by night. The HTML contains both and CSS displays one. The images are lazy,
 * and browsers do not fetch a lazy image that is not displayed, so the other theme costs nothing.
 */
export function Picture({ name, narrowName, sizes, alt = "", className, decoding }: PictureProps) {
	return (["day", "night"] as const).map((theme) => {
		const named = (base: string) => (theme === "night" ? nightRender(base) : base);
		return (
			<picture
				key={theme}
				className={`${theme === "night" ? "dark-only" : "light-only"} ${className ?? ""}`}
			>
				{narrowName && <Source name={named(narrowName)} media="(width < 760px)" sizes={sizes} />}
				<Source name={named(name)} sizes={sizes} />
				<img
					src={fallback(named(name))}
					alt={alt}
					loading="lazy"
					decoding={decoding}
					{...renderSize(name)}
				/>
			</picture>
		);
	});
}
