import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import * as v from "valibot";
import claims from "#company/claims.json" with { type: "json" };
import measurements from "#company/measurements.json" with { type: "json" };
import { pageAt } from "#content/pages.ts";
import { resolveFigures, resolveProof } from "#content/quality/figures.ts";
import { claimsSchema } from "#content/schema/claims.ts";
import { measurementsSchema } from "#content/schema/quality.ts";
import { pageData } from "#site/page-data.ts";
import { QualityPage } from "./quality-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "quality");
	const figures = resolveFigures(page, v.parse(measurementsSchema, measurements));
	const proof = resolveProof(page.proof, v.parse(claimsSchema, claims));
	const quality = { ...page, figures, proof };
	return { ...pageData(page), quality };
}

export type Quality = ReturnType<typeof loader>["quality"];

export { pageMeta as meta } from "#site/page-meta.ts";

export default function QualityRoute() {
	const { quality } = useLoaderData<typeof loader>();
	return <QualityPage quality={quality} />;
}
