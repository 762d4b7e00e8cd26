import tones from "#app/components/kit-glyph/kit-glyph.module.css";
import { Bar } from "#app/components/kit-glyph/kit-parts.tsx";

export const payment = {
	"card becomes a token": (
		<>
			<Bar at={[0, 0, 108, 80]} tone="second" r={9} />
			<Bar at={[0, 17, 108, 16]} tone="first" r={0} />
			{[12, 32, 52].map((x) => (
				<Bar key={x} at={[x, 56, 15, 8]} tone="third" r={3.5} />
			))}
			<Bar at={[108, 37.5, 8, 5]} tone="first" r={0} />
			<path
				fillRule="evenodd"
				className={tones.hot}
				d="M137 17a23 23 0 1 1 0 46 23 23 0 0 1 0-46m0 14a9 9 0 1 0 0 18 9 9 0 0 0 0-18"
			/>
		</>
	),
	"entry in both books": (
		<>
			{[0, 92].map((x) => (
				<g key={x}>
					<Bar at={[x, 0, 68, 80]} tone="third" r={8} />
					<Bar at={[x + 12, 12, 30, 10]} tone="first" />
					<Bar at={[x + 12, 58, 44, 10]} tone="second" />
				</g>
			))}
			<Bar at={[12, 34, 136, 12]} tone="hot" r={6} />
		</>
	),
	"payouts beside invoices": (
		<>
			<Bar at={[77, 0, 6, 80]} tone="first" r={3} />
			{[56, 40, 71, 48].map((width, row) => (
				<g key={width}>
					<Bar at={[71 - width, row * 22, width, 14]} tone="second" />
					<Bar at={[89, row * 22, row === 2 ? 46 : width, 14]} tone="third" />
				</g>
			))}
			<Bar at={[139, 44, 21, 14]} tone="hot" />
		</>
	),
};
