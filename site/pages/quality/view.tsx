import * as v from "valibot";
import claims from "#company/claims.json" with { type: "json" };
import measurements from "#company/measurements.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { resolveGroups, resolveSummary } from "#content/quality/figures.ts";
import { resolveProof } from "#content/quality/proof.ts";
import { claimsSchema } from "#content/schema/claims.ts";
import { measurementsSchema } from "#content/schema/quality.ts";
import { QualityPage } from "./quality-page.tsx";

export function toQuality(page: PageOf<"quality">) {
	const groups = resolveGroups(page.groups, v.parse(measurementsSchema, measurements));
	return {
		...page,
		summary: resolveSummary(page.summary, groups),
		groups,
		proof: resolveProof(page.proof, v.parse(claimsSchema, claims)),
	};
}

export type Quality = ReturnType<typeof toQuality>;

export function QualityView({ page }: { page: PageOf<"quality"> }) {
	return <QualityPage quality={toQuality(page)} />;
}
