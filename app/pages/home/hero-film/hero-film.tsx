import { type CSSProperties, useRef } from "react";
import sheet from "./hero-film.css?url";
import { useFilm } from "./use-film.ts";

/** Which part of the picture moves, in px of a render with this width and height; see art/README.md. */
const parts = {
	day: { src: "/film/identity.avif", render: [1280, 587], part: [736, 212, 1136, 512] },
	night: { src: "/film/identity-night.avif", render: [1280, 587], part: [600, 150, 1190, 580] },
} as const;

function Film({ theme, playing }: { theme: keyof typeof parts; playing: boolean }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { src, render, part } = parts[theme];
	const [left, top, right, bottom] = part;
	useFilm(canvas, src, playing);
	const place = {
		"--size": (right - left) / render[0],
		"--end": (render[0] - right) / render[0],
		"--below": (render[1] - bottom) / render[0],
	};
	return (
		<canvas
			ref={canvas}
			className="hero-film"
			width={right - left}
			height={bottom - top}
			style={place as CSSProperties}
		/>
	);
}

/** The visitor hops up the stairs, the key turns, the door opens and the visitor goes in. */
export function IdentityFilm({ playing }: { playing: boolean }) {
	return (
		<>
			<link rel="stylesheet" href={sheet} precedence="default" />
			<span aria-hidden className="light-only">
				<Film theme="day" playing={playing} />
			</span>
			<span aria-hidden className="dark-only">
				<Film theme="night" playing={playing} />
			</span>
		</>
	);
}
