import tones from "#app/components/kit-glyph/kit-glyph.module.css";
import { Bar } from "#app/components/kit-glyph/kit-parts.tsx";
import { Disc, Tick } from "./parts.tsx";

/** The data of a document: a slab, a disc and a quarter below each other. */
const Data = ({ x }: { x: number }) => (
	<>
		<Bar at={[x, 4, 20, 20]} tone="first" />
		<Disc at={[x + 10, 40, 10]} tone="second" />
		<path d={`M${x} 76V56a20 20 0 0 1 20 20z`} className={tones.first} />
	</>
);

export const documents = {
	"data in a template": (
		<>
			<Bar at={[66, 0, 94, 80]} tone="third" r={8} />
			<Data x={0} />
			<Data x={78} />
			{[14, 40, 66].map((y) => (
				<g key={y}>
					<Bar at={[28, y - 3, 28, 6]} tone="second" r={3} />
					<Bar at={[106, y - 4, 42, 8]} tone={y === 66 ? "hot" : "first"} />
				</g>
			))}
		</>
	),
	"report and clock": (
		<>
			<Bar at={[0, 0, 88, 80]} tone="third" r={8} />
			<Bar at={[12, 12, 36, 8]} tone="first" />
			{[18, 28, 24, 38].map((height, column) => (
				<Bar
					key={height}
					at={[12 + column * 17, 68 - height, 13, height]}
					tone={column === 3 ? "first" : "second"}
				/>
			))}
			<Disc at={[128, 48, 32]} tone="second" />
			<Disc at={[128, 48, 23]} tone="third" />
			<Bar at={[125.5, 31, 5, 19.5]} tone="first" r={2.5} />
			<Bar at={[125.5, 45.5, 17, 5]} tone="hot" r={2.5} />
		</>
	),
	"versions and approval": (
		<>
			<Bar at={[0, 16, 60, 64]} tone="first" r={8} />
			<Bar at={[20, 8, 62, 72]} tone="second" r={8} />
			<Bar at={[40, 0, 76, 80]} tone="third" r={8} />
			{[14, 30, 46].map((y) => (
				<Bar key={y} at={[52, y, y === 46 ? 30 : 52, 8]} tone="first" />
			))}
			<Disc at={[130, 50, 30]} tone="hot" />
			<Tick x={113} y={38} scale={1.4} tone="first" />
		</>
	),
};
