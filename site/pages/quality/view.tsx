import * as v from "valibot";
import claims from "#company/claims.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { measuredFigures, resolveProof } from "#content/quality/figures.ts";
import { claimsSchema } from "#content/schema/claims.ts";
import { QualityPage } from "./quality-page.tsx";

export const toQuality = (page: PageOf<"quality">) => ({
	...page,
	figures: measuredFigures(page),
	proof: resolveProof(page.proof, v.parse(claimsSchema, claims)),
});

export type Quality = ReturnType<typeof toQuality>;

export function QualityView({ page }: { page: PageOf<"quality"> }) {
	return <QualityPage quality={toQuality(page)} />;
}
