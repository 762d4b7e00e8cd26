import tones from "#app/components/kit-glyph/kit-glyph.module.css";
import { Bar } from "#app/components/kit-glyph/kit-parts.tsx";
import { Disc, House, Pin } from "./parts.tsx";

export const location = {
	"pin on a map": (
		<>
			<Bar at={[0, 0, 44, 32]} tone="third" r={6} />
			<Bar at={[0, 40, 44, 40]} tone="second" r={6} />
			<Bar at={[52, 0, 60, 48]} tone="third" r={6} />
			<Bar at={[52, 56, 60, 24]} tone="third" r={6} />
			<path d="M120 32V0a40 32 0 0 1 40 32z" className={tones.second} />
			<Bar at={[120, 40, 40, 40]} tone="third" r={6} />
			<Disc at={[140, 60, 11]} tone="first" />
			<Pin x={62} y={8} tone="hot" />
		</>
	),
	"address from a list": (
		<>
			<Bar at={[0, 0, 92, 22]} tone="first" r={6} />
			<Bar at={[10, 8, 36, 6]} tone="third" r={3} />
			<Bar at={[0, 28, 92, 52]} tone="third" r={6} />
			<Bar at={[10, 36, 58, 8]} tone="second" />
			<Bar at={[10, 50, 72, 8]} tone="hot" />
			<Bar at={[10, 64, 46, 8]} tone="second" />
			<House x={104} y={22} tone="second" />
			<Bar at={[124, 54, 16, 26]} tone="third" r={0} />
		</>
	),
	"score on a gauge": (
		<>
			<path d="M0 80a80 80 0 0 1 40-69.3l18 31.2A44 44 0 0 0 36 80z" className={tones.third} />
			<path
				d="M43.5 8.7a80 80 0 0 1 73 0l-16.4 32.1a44 44 0 0 0-40.2 0z"
				className={tones.second}
			/>
			<path d="M160 80a80 80 0 0 0-40-69.3l-18 31.2A44 44 0 0 1 124 80z" className={tones.first} />
			<path d="M72 76 98 28l6 3-16 51z" className={tones.hot} />
			<path d="M64 80a16 16 0 0 1 32 0z" className={tones.first} />
		</>
	),
};
