declare module "subset-font" {
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: "woff2" | "truetype";
			/** A number pins the axis to one value, a range limits it. */
			variationAxes: Record<string, number | { min: number; max: number }>;
			/** The tags of the OpenType features to keep; all by default. */
			keepFeatures?: string[];
		},
	): Promise<Buffer>;
}
