/** A text of a content file and the path of its field, such as `heroSlides.2.heading1`. */
export type CopyField = { field: string; text: string };

/** Fields with addresses, file names and options, which visitors do not read. */
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
	"lastDay",
	"day",
	"changed",
	"offerings",
	"posting",
	"when",
	"claim",
	"command",
	"commit",
]);

/** All texts of a content file that visitors can read. */
export function visibleCopy(json: unknown, field = ""): CopyField[] {
	if (typeof json === "string") return [{ field, text: json }];
	if (typeof json !== "object" || json === null) return [];
	return Object.entries(json).flatMap(([key, value]) => {
		if (NOT_SHOWN.has(key)) return [];
		return visibleCopy(value, field ? `${field}.${key}` : key);
	});
}
