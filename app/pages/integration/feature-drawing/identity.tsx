import { Bar, Key } from "#app/components/kit-glyph/kit-parts.tsx";
import { Disc, Flap, Gate, Person } from "./parts.tsx";

export const identity = {
	"staff of one directory": (
		<>
			<Person x={2} y={16} tone="first" />
			<Person x={34} y={16} tone="second" />
			<Person x={66} y={16} tone="first" />
			<Bar at={[0, 60, 96, 20]} tone="third" r={6} />
			<Bar at={[96, 67, 20, 6]} tone="first" r={0} />
			<Gate x={116} way="hot" />
		</>
	),
	"accounts in a cloud": (
		<>
			<Disc at={[28, 52, 28]} tone="third" />
			<Disc at={[72, 38, 38]} tone="third" />
			<Disc at={[124, 44, 36]} tone="third" />
			<Bar at={[28, 44, 96, 36]} tone="third" r={0} />
			<Person x={26} y={40} tone="first" />
			<Person x={58} y={40} tone="second" />
			<Key x={97} y={46} tone="hot" />
		</>
	),
	"two ways in": (
		<>
			<Bar at={[0, 0, 64, 36]} tone="third" r={6} />
			<Disc at={[18, 18, 10]} tone="hot" />
			<Bar at={[34, 10, 22, 6]} tone="first" r={3} />
			<Bar at={[34, 21, 14, 6]} tone="second" r={3} />
			<Bar at={[0, 44, 64, 36]} tone="second" r={6} />
			<Flap x={0} y={44} tone="third" />
			<Bar at={[64, 15, 52, 6]} tone="first" r={0} />
			<Bar at={[64, 59, 52, 6]} tone="first" r={0} />
			<Gate x={116} way="third" />
		</>
	),
};
