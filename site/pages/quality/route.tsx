import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import * as v from "valibot";
import claims from "#company/claims.json" with { type: "json" };
import measurements from "#company/measurements.json" with { type: "json" };
import { pageAt } from "#content/pages.ts";
import { resolveGroups, resolveSummary } from "#content/quality/figures.ts";
import { resolveProof } from "#content/quality/proof.ts";
import { claimsSchema } from "#content/schema/claims.ts";
import { measurementsSchema } from "#content/schema/quality.ts";
import { pageData } from "#site/page-data.ts";
import { QualityPage } from "./quality-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "quality");
	const { typedHead, heading, statement, picture, pictureText, words, steps, samples, cta } = page;
	const groups = resolveGroups(page.groups, v.parse(measurementsSchema, measurements));
	const quality = {
		...{ typedHead, heading, statement, picture, pictureText, words, steps, samples, cta },
		summary: resolveSummary(page.summary, groups),
		groups,
		proof: resolveProof(page.proof, v.parse(claimsSchema, claims)),
	};
	return { ...pageData(page), quality };
}

export type Quality = ReturnType<typeof loader>["quality"];

export { pageMeta as meta } from "#site/page-meta.ts";

export default function QualityRoute() {
	const { quality } = useLoaderData<typeof loader>();
	return <QualityPage quality={quality} />;
}
