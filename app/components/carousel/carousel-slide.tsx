import { type ReactNode, useState } from "react";
import { Picture } from "#app/components/picture/picture.tsx";
import styles from "./carousel-slide.module.css";

export type Slide = {
	id: string;
	title: string;
	/** A wide picture, and the same subject for narrow screens. */
	picture: string;
	narrowPicture: string;
	words: (current: boolean) => ReactNode;
};

export type CarouselSlideProps = {
	slide: Slide;
	/** "Slide 2 of 7: …", or nothing where it is the only one. */
	name: string | undefined;
	current: boolean;
	/** Shown now or next: only then its picture is worth loading. */
	near: boolean;
	away: boolean;
};

export function CarouselSlide({ slide, name, current, near, away }: CarouselSlideProps) {
	const [loaded, setLoaded] = useState(false);
	if (near && !loaded) setLoaded(true);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form
		<div
			role="group"
			aria-roledescription={name && "slide"}
			aria-label={name}
			className={styles.slide}
			data-picture={slide.picture}
			data-slide={current ? "current" : loaded ? "loaded" : ""}
			inert={away}
		>
			<div className={styles.picture}>
				<Picture
					name={slide.picture}
					narrowName={slide.narrowPicture}
					sizes="(width < 760px) 110vw, 100vw"
				/>
			</div>
			<div className={styles.words}>{slide.words(current)}</div>
		</div>
	);
}
