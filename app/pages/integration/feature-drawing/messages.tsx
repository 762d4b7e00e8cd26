import tones from "#app/components/kit-glyph/kit-glyph.module.css";
import { Bar } from "#app/components/kit-glyph/kit-parts.tsx";
import { Disc, Flap, Tick } from "./parts.tsx";

export const messages = {
	"letter that arrived": (
		<>
			<Bar at={[10, 24, 20, 6]} tone="third" r={3} />
			<Bar at={[0, 42, 30, 6]} tone="third" r={3} />
			<Bar at={[16, 60, 14, 6]} tone="third" r={3} />
			<Bar at={[36, 12, 109, 68]} tone="second" r={10} />
			<Flap x={36} y={12} scale={1.7} tone="third" />
			<Disc at={[136, 24, 24]} tone="hot" />
			<Tick x={122} y={14} scale={1.2} tone="first" />
		</>
	),
	"message on a phone": (
		<>
			<Bar at={[0, 0, 46, 80]} tone="first" r={9} />
			<Bar at={[6, 8, 34, 58]} tone="third" r={4} />
			<path
				d="M56 18a10 10 0 0 1 10-10h84a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H75L56 80z"
				className={tones.second}
			/>
			{[66, 88, 110].map((x) => (
				<Bar key={x} at={[x, 27.5, 17, 17]} tone="third" />
			))}
			<Bar at={[132, 27.5, 17, 17]} tone="hot" />
		</>
	),
	"voice and keypad": (
		<>
			{[16, 40, 72, 52, 80, 34, 18].map((height, column) => (
				<Bar
					key={height}
					at={[column * 14, 40 - height / 2, 8, height]}
					tone={column % 2 ? "third" : "second"}
				/>
			))}
			{[114, 133, 152].map((x) =>
				[8, 29.5, 50.5, 72].map((y) => (
					<Disc key={y} at={[x, y, 8]} tone={x === 133 && y === 29.5 ? "hot" : "first"} />
				)),
			)}
		</>
	),
};
