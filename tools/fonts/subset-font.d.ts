declare module "subset-font" {
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: "woff2" | "truetype";
			/** A number fixes the axis; a range narrows it. */
			variationAxes: Record<string, number | { min: number; max: number }>;
		},
	): Promise<Buffer>;
}
