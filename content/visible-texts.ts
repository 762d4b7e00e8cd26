/** A text of a content file, and the field it stands in: `heroSlides.2.heading1`. */
export type VisibleText = { field: string; text: string };

/** Fields that hold addresses, names of files and choices: no visitor reads them. */
const UNREAD = new Set([
	"route",
	"url",
	"canonical",
	"robots",
	"image",
	"imageSrc",
	"picture",
	"source",
	"logo",
	"id",
	"key",
	"typeID",
	"mode",
	"kind",
	"layout",
	"tone",
	"section",
	"page",
	"uen",
	"securityContactUntil",
	"posting",
]);

/** Every text of a content file that a visitor can read, with its field. */
export function visibleTexts(json: unknown, field = ""): VisibleText[] {
	if (typeof json === "string") return [{ field, text: json }];
	if (typeof json !== "object" || json === null) return [];
	return Object.entries(json).flatMap(([key, value]) => {
		if (UNREAD.has(key)) return [];
		return visibleTexts(value, field ? `${field}.${key}` : key);
	});
}
