import type { ReactNode } from "react";
import type { DrawingName } from "#content/schema/sections.ts";
import tones from "#site/components/kit-glyph/kit-glyph.module.css";
import { Bar, Key, type KitTone } from "#site/components/kit-glyph/kit-parts.tsx";

/** A door of 24 by 56 units with a round top. */
function Door({ x, tone }: { x: number; tone: KitTone }) {
	return <path d={`M${x} 76V32a12 12 0 0 1 24 0v44z`} className={tones[tone]} />;
}

/** A password: dots in a field of 52 by 20 units. */
function Password({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Bar at={[0, 0, 52, 20]} tone="first" r={6} />
			{[11, 21, 31, 41].map((cx) => (
				<circle key={cx} cx={cx} cy="10" r="3" className={tones.third} />
			))}
		</g>
	);
}

/** The way into an application: arches inside each other. */
function Gate({ x }: { x: number }) {
	return (
		<g transform={`translate(${x} 0)`}>
			<path d="M0 76V36a22 22 0 0 1 44 0v40z" className={tones.first} />
			<path d="M7 76V36a15 15 0 0 1 30 0v40z" className={tones.second} />
			<path d="M14 76V36a8 8 0 0 1 16 0v40z" className={tones.third} />
		</g>
	);
}

const drawings: Record<DrawingName, ReactNode> = {
	"one key, three doors": (
		<>
			<Key x={4} y={34} tone="hot" />
			<Door x={72} tone="first" />
			<Door x={102} tone="second" />
			<Door x={132} tone="third" />
			<Bar at={[0, 76, 160, 4]} tone="first" r={2} />
		</>
	),
	"password and phone": (
		<>
			<Password x={0} y={56} />
			<Bar at={[68, 20, 32, 56]} tone="second" r={7} />
			<circle cx="84" cy="46" r="9" className={tones.hot} />
			<Gate x={116} />
			<Bar at={[0, 76, 160, 4]} tone="first" r={2} />
		</>
	),
	"several proofs": (
		<>
			<Password x={0} y={56} />
			<Key x={0} y={20} tone="hot" />
			<Bar at={[68, 20, 32, 56]} tone="second" r={7} />
			<circle cx="84" cy="46" r="9" className={tones.third} />
			<Gate x={116} />
			<Bar at={[0, 76, 160, 4]} tone="first" r={2} />
		</>
	),
	"parts on a screen": (
		<>
			<Bar at={[0, 0, 160, 80]} tone="third" r={10} />
			<Bar at={[12, 12, 60, 10]} tone="first" />
			<Bar at={[12, 30, 60, 38]} tone="second" r={6} />
			<circle cx="98" cy="49" r="15" className={tones.first} />
			<Bar at={[84, 12, 64, 10]} tone="second" />
			<Bar at={[122, 52, 26, 16]} tone="hot" r={8} />
		</>
	),
	"form from a table": (
		<>
			<Bar at={[0, 4, 62, 14]} tone="first" />
			{[24, 44, 64].map((y) => (
				<g key={y}>
					<Bar at={[0, y, 29, 14]} tone="second" />
					<Bar at={[33, y, 29, 14]} tone="second" />
					<Bar at={[66, y + 5, 20, 4]} tone="first" r={2} />
				</g>
			))}
			<Bar at={[90, 0, 70, 80]} tone="third" r={8} />
			<Bar at={[100, 24, 50, 10]} tone="second" />
			<Bar at={[100, 44, 50, 10]} tone="second" />
			<Bar at={[100, 64, 24, 10]} tone="hot" r={5} />
			<Bar at={[100, 8, 30, 6]} tone="first" r={3} />
		</>
	),
	"apps on one platform": (
		<>
			<Bar at={[8, 2, 42, 34]} tone="third" r={7} />
			<Bar at={[59, 2, 42, 34]} tone="hot" r={7} />
			<Bar at={[110, 2, 42, 34]} tone="third" r={7} />
			<Bar at={[0, 42, 160, 16]} tone="second" r={8} />
			<Bar at={[0, 64, 160, 16]} tone="first" r={8} />
		</>
	),
	"sign-on form": (
		<>
			<Bar at={[20, 0, 120, 80]} tone="third" r={10} />
			<circle cx="80" cy="16" r="9" className={tones.second} />
			<Bar at={[34, 31, 92, 10]} tone="first" />
			<Bar at={[34, 46, 92, 10]} tone="first" />
			<Bar at={[34, 61, 42, 11]} tone="hot" r={5.5} />
		</>
	),
	"form and report": (
		<>
			<Bar at={[0, 0, 74, 80]} tone="third" r={8} />
			{[12, 30, 48].map((y) => (
				<Bar key={y} at={[12, y, 50, 10]} tone="second" />
			))}
			<Bar at={[12, 64, 26, 8]} tone="hot" />
			<Bar at={[74, 37, 16, 6]} tone="first" r={0} />
			<Bar at={[90, 0, 70, 80]} tone="first" r={8} />
			{[20, 34, 28, 52].map((height, column) => (
				<Bar key={height} at={[102 + column * 13, 68 - height, 9, height]} tone="third" r={3} />
			))}
		</>
	),
	"application in a cloud": (
		<>
			<circle cx="30" cy="50" r="30" className={tones.third} />
			<circle cx="76" cy="38" r="38" className={tones.third} />
			<circle cx="126" cy="46" r="34" className={tones.third} />
			<Bar at={[30, 46, 96, 34]} tone="third" r={0} />
			<Bar at={[46, 22, 64, 46]} tone="first" r={7} />
			<Bar at={[54, 30, 24, 6]} tone="third" r={3} />
			<Bar at={[54, 44, 22, 16]} tone="second" />
			<Bar at={[82, 44, 20, 16]} tone="hot" />
		</>
	),
	"partners at a portal": (
		<>
			<circle cx="14" cy="31" r="10" className={tones.second} />
			<path d="M0 80V58a14 14 0 0 1 28 0v22z" className={tones.second} />
			<circle cx="44" cy="45" r="8" className={tones.hot} />
			<path d="M33 80V66a11 11 0 0 1 22 0v14z" className={tones.hot} />
			<g transform="translate(62 4)">
				<Gate x={0} />
			</g>
			<Bar at={[114, 8, 46, 20]} tone="third" r={5} />
			<Bar at={[114, 34, 46, 20]} tone="third" r={5} />
			<Bar at={[114, 60, 46, 20]} tone="third" r={5} />
			{[16, 42, 68].map((y) => (
				<Bar key={y} at={[121, y, 24, 4]} tone="first" r={2} />
			))}
		</>
	),
	"part by part": (
		<>
			{[0, 22, 44].map((y) => (
				<g key={y}>
					<Bar at={[0, y, 34, 18]} tone="second" />
					{y > 0 && <Bar at={[38, y, 26, 18]} tone="second" />}
				</g>
			))}
			<Bar at={[69, 0, 26, 18]} tone="hot" />
			{[22, 44].map((y) => (
				<g key={y}>
					<Bar at={[126, y, 34, 18]} tone="first" />
					<Bar at={[96, y, 26, 18]} tone="third" />
				</g>
			))}
			<Bar at={[0, 66, 160, 14]} tone="first" r={6} />
		</>
	),
	"every way to use a screen": (
		<>
			<Bar at={[0, 0, 104, 62]} tone="third" r={8} />
			<Bar at={[12, 12, 44, 8]} tone="first" />
			<Bar at={[12, 28, 80, 8]} tone="second" />
			<Bar at={[12, 44, 30, 9]} tone="hot" />
			{[0, 16, 32, 48, 64, 80].map((x) => (
				<Bar key={x} at={[x, 68, 12, 12]} tone={x === 32 ? "hot" : "first"} r={3} />
			))}
			<Bar at={[118, 6, 42, 74]} tone="first" r={8} />
			<Bar at={[125, 16, 28, 8]} tone="third" />
			<Bar at={[125, 30, 28, 28]} tone="second" r={5} />
			<circle cx="139" cy="69" r="5" className={tones.hot} />
		</>
	),
};

export type KitDrawingProps = { name: DrawingName; className?: string | undefined; width?: number };

/** A drawing of what an item is about, from the shapes of the brand kit. It repeats the item's copy. */
export function KitDrawing({ name, ...size }: KitDrawingProps) {
	return (
		<svg viewBox="0 0 160 80" aria-hidden="true" {...size}>
			{drawings[name]}
		</svg>
	);
}
