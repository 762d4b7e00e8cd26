import tones from "#app/components/kit-glyph/kit-glyph.module.css";
import type { KitTone } from "#app/components/kit-glyph/kit-glyph.tsx";
import { Bar } from "#app/components/kit-glyph/kit-parts.tsx";
import { House } from "./parts.tsx";

/** A home for sale: its picture, its name and its price. */
function Listing({ x, price }: { x: number; price: KitTone }) {
	return (
		<>
			<Bar at={[x, 0, 48, 80]} tone="third" r={7} />
			<House x={x + 9} y={8} scale={0.54} tone="second" />
			<Bar at={[x + 9, 46, 30, 6]} tone="first" r={3} />
			<Bar at={[x + 9, 60, 30, 12]} tone={price} r={6} />
		</>
	);
}

export const property = {
	"facts of a house": (
		<>
			<House x={0} y={4} scale={1.31} tone="second" />
			<Bar at={[12, 40, 18, 18]} tone="third" />
			<path d="M42 80V52a9 9 0 0 1 18 0v28z" className={tones.first} />
			{[4, 26, 48, 70].map((y) => (
				<g key={y}>
					<Bar at={[88, y, 20, 10]} tone="first" />
					<Bar at={[114, y, y === 26 ? 30 : 46, 10]} tone={y === 70 ? "hot" : "third"} />
				</g>
			))}
		</>
	),
	"homes on offer": (
		<>
			<Listing x={0} price="first" />
			<Listing x={56} price="hot" />
			<Listing x={112} price="first" />
		</>
	),
	"estimate between sales": (
		<>
			{[0, 56.5, 113].map((x, rank) => (
				<g key={x}>
					<House x={x} y={20 - rank * 10} scale={0.84} tone={rank === 1 ? "hot" : "second"} />
					<Bar at={[x, 72 - rank * 10, 47, 8 + rank * 10]} tone="third" />
				</g>
			))}
		</>
	),
	"changes to a database": (
		<>
			{[0, 28, 56].map((x) =>
				[0, 29, 58].map((y) => (
					<House key={y} x={x} y={y} scale={0.38} tone={x === 56 && y === 29 ? "hot" : "second"} />
				)),
			)}
			<Bar at={[82, 37, 22, 6]} tone="first" r={0} />
			<path d="M104 12v56c0 16 56 16 56 0V12z" className={tones.first} />
			<path
				d="M104 36c0 16 56 16 56 0v-8c0 16-56 16-56 0zM104 60c0 16 56 16 56 0v-8c0 16-56 16-56 0z"
				className={tones.third}
			/>
			<ellipse cx="132" cy="12" rx="28" ry="12" className={tones.third} />
		</>
	),
};
