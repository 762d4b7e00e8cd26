import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Picture } from "#site/components/picture/picture.tsx";
import { WIDE_SIZES } from "#site/components/picture/wide-sizes.ts";
import styles from "./carousel-slide.module.css";

export type Slide = {
	id: string;
	/** Shown at the indicator on wide screens; the title starts with it. */
	label?: string | undefined;
	title: string;
	/** Name of the picture in its wide format. */
	picture: string;
	/** Name of the picture for narrow screens. */
	narrowPicture: string;
	/** Renders the text and the link of the slide; `current` is undefined until it is known. */
	renderCopy: (current: boolean | undefined) => ReactNode;
	/** Lies on the picture. */
	Film?: FilmComponent | undefined;
};

/** `name`: that of the picture for narrow screens. */
type FilmComponent = ComponentType<{ name: string; playing: boolean }>;

type CarouselSlideProps = {
	slide: Slide;
	/** For example "Slide 2 of 7: …"; undefined for a single slide. */
	name: string | undefined;
	/** Undefined until it is known which slide is shown. */
	current: boolean | undefined;
	/** Loads the picture; it stays loaded. */
	loadPicture: boolean;
	inert: boolean;
	/** Height of the carousel. */
	height: keyof typeof WIDE_SIZES;
	/** Whether its film plays; undefined with reduced motion. */
	film: boolean | undefined;
};

export function CarouselSlide({
	slide,
	name,
	current,
	loadPicture,
	inert,
	height,
	film,
}: CarouselSlideProps) {
	const [loaded, setLoaded] = useState(false);
	if (loadPicture && !loaded) setLoaded(true);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would group form fields
		<div
			role="group"
			aria-roledescription={name && "slide"}
			aria-label={name}
			className={styles.slide}
			data-picture={slide.picture}
			data-slide={current ? "current" : loaded ? "loaded" : ""}
			inert={inert}
		>
			<div className={styles.picture} data-picture={slide.narrowPicture}>
				<Picture
					name={slide.picture}
					narrowName={slide.narrowPicture}
					sizes={WIDE_SIZES[height]}
					decoding="async"
				/>
				{current && film !== undefined && slide.Film && (
					<Suspense>
						<slide.Film name={slide.narrowPicture} playing={film} />
					</Suspense>
				)}
			</div>
			<div className={styles.copy}>{slide.renderCopy(current)}</div>
		</div>
	);
}
