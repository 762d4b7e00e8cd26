import styles from "./picture.module.css";

const WIDTHS = { day: [640, 960, 1600], night: [640, 960, 1280], wideNight: [640, 960, 1600] };

export type PictureProps = {
	/** Name in public/art, without theme, width or ending. */
	name: string;
	/** Name for narrow screens, where the wide cut would grow too small. */
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
 * A subject's render by day and by night. Both stand in the page and CSS shows one:
 * a lazy image that is not displayed is not fetched, so only the shown theme costs.
 * Pictures decorate words that stand beside them, hence the empty alternative.
 */
export function Picture({ name, narrowName, sizes, className }: PictureProps) {
	const size = name.endsWith("-wide")
		? { width: 1600, height: 734 }
		: { width: 1600, height: 1000 };
	return (["day", "night"] as const).map((theme) => {
		const named = (base: string) => (theme === "night" ? `${base}-night` : base);
		return (
			<picture key={theme} className={`${styles[theme]} ${className ?? ""}`}>
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
