import styles from "./kit-glyph.module.css";

/** The modules of the brand kit. Each fills a cell of 16 by 16 units, with a margin of one unit. */
const shapes = {
	slab: <rect x="1" y="1" width="14" height="14" rx="3" />,
	bar: <rect x="1" y="5" width="14" height="6" rx="2" />,
	disc: <circle cx="8" cy="8" r="7" />,
	ring: (
		<path
			fillRule="evenodd"
			d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1m0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6"
		/>
	),
	arch: <path d="M1 15V8a7 7 0 0 1 14 0v7h-4V8a3 3 0 0 0-6 0v7z" />,
	quarter: <path d="M1 15V1a14 14 0 0 1 14 14z" />,
	"quarter-left": <path d="M15 1v14H1A14 14 0 0 1 15 1z" />,
};

export type KitShape = keyof typeof shapes;
export type KitTone = "first" | "second" | "third" | "hot";
export type KitModule = readonly [KitShape, KitTone];
/** The modules at the top left, top right, bottom left and bottom right. */
export type KitModules = readonly [KitModule, KitModule, KitModule, KitModule];

const cells = ["translate(0 0)", "translate(16 0)", "translate(0 16)", "translate(16 16)"];

export type KitGlyphProps = { modules: KitModules; className?: string };

/** A decorative glyph of two by two modules, in the style of the brand mark. */
export function KitGlyph({ modules, className }: KitGlyphProps) {
	return (
		<svg viewBox="1 1 30 30" aria-hidden="true" className={className}>
			{cells.map((cell, index) => {
				const [shape, tone] = modules[index] as KitModule;
				return (
					<g key={cell} transform={cell} className={styles[tone]}>
						{shapes[shape]}
					</g>
				);
			})}
		</svg>
	);
}
