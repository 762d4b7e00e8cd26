import { type CSSProperties, useRef } from "react";
import { type Film, films, RENDER } from "./films.ts";
import styles from "./hero-film.module.css";
import { useFilm } from "./use-film.ts";
import { useVisitorActive } from "./use-visitor-active.ts";

type CanvasProps = { film: Film; theme: "day" | "night"; playing: boolean };

function FilmCanvas({ film, theme, playing }: CanvasProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { src, part } = film[theme];
	const [phoneSize, phoneEnd, phoneBelow] = film.phone;
	const [left, top, right, bottom] = part;
	const [width, height] = RENDER;
	useFilm(canvas, { src, frames: film.frames, playing });
	const place = {
		"--size": (right - left) / width,
		"--end": (width - right) / width,
		"--below": (height - bottom) / width,
		"--phone-size": phoneSize,
		"--phone-end": phoneEnd,
		"--phone-below": phoneBelow,
	};
	return (
		<canvas
			ref={canvas}
			className={styles.film}
			width={right - left}
			height={bottom - top}
			style={place as CSSProperties}
		/>
	);
}

/** True where a film would be slow to load or cost the visitor too much. */
function savesData(): boolean {
	const { connection } = navigator as {
		connection?: { saveData?: boolean; effectiveType?: string };
	};
	return (
		matchMedia("(prefers-reduced-data: reduce)").matches ||
		connection?.saveData === true ||
		/[23]g/.test(connection?.effectiveType ?? "")
	);
}

/** The film of a picture in the hero, once the visitor is active. */
export function HeroFilm({ name, playing }: { name: string; playing: boolean }) {
	const active = useVisitorActive();
	const film = films[name];
	if (!film || !active || savesData()) return null;
	return (
		<>
			<span aria-hidden className="light-only">
				<FilmCanvas film={film} theme="day" playing={playing} />
			</span>
			<span aria-hidden className="dark-only">
				<FilmCanvas film={film} theme="night" playing={playing} />
			</span>
		</>
	);
}
