import * as v from "valibot";

/** What the drawing of a feature shows. Their shapes are in `app/pages/integration/feature-drawing/`. */
export const featureDrawing = v.picklist([
	"card becomes a token",
	"entry in both books",
	"payouts beside invoices",
	"data in a template",
	"report and clock",
	"versions and approval",
	"staff of one directory",
	"accounts in a cloud",
	"two ways in",
	"pin on a map",
	"address from a list",
	"score on a gauge",
	"letter that arrived",
	"message on a phone",
	"voice and keypad",
	"facts of a house",
	"homes on offer",
	"estimate between sales",
	"changes to a database",
]);
export type FeatureDrawingName = v.InferOutput<typeof featureDrawing>;
