/** A text of a content file, and the field that holds it: `heroSlides.2.heading1`. */
export type CopyField = { field: string; text: string };

/** Fields that hold addresses, file names and choices: no visitor reads them. */
const NOT_SHOWN = new Set([
	"route",
	"canonical",
	"robots",
	"picture",
	"source",
	"logo",
	"id",
	"typeID",
	"mode",
	"kind",
	"group",
	"layout",
	"tone",
	"section",
	"page",
	"of",
	"posting",
]);

/** Every text of a content file that a visitor can read, with its field. */
export function visibleCopy(json: unknown, field = ""): CopyField[] {
	if (typeof json === "string") return [{ field, text: json }];
	if (typeof json !== "object" || json === null) return [];
	return Object.entries(json).flatMap(([key, value]) => {
		if (NOT_SHOWN.has(key)) return [];
		return visibleCopy(value, field ? `${field}.${key}` : key);
	});
}
