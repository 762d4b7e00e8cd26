import { isDecoration } from "../../content/check/picture-texts.ts";
import type { Page } from "../../content/pages.ts";

/** What a preview picture shows beside the title: a render, a brochure's cover, or the brand mark. */
export type Illustration =
	| { kind: "model"; picture: string }
	| { kind: "brochure"; picture: string }
	| { kind: "mark"; complete: boolean };

/** A picture of the owner, whose middle nobody knows, would be cut anywhere: the mark stands in for it. */
export function illustrationOf({ kind, picture }: Page): Illustration {
	if (!isDecoration(picture)) return { kind: "mark", complete: true };
	if (kind === "brochure" || kind === "brochure-index") return { kind: "brochure", picture };
	if (picture === "mark" || picture === "mark-with-gap") {
		return { kind: "mark", complete: picture === "mark" };
	}
	return { kind: "model", picture };
}
