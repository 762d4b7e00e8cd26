import { readPages } from "../site-checks/pages.ts";
import { WEIGHT_LIMITS, type Weight, weightOf } from "../site-checks/weight.ts";
import { atMost, type Gate } from "./gate.ts";

const KB = 1024;
const NAMES: Record<keyof Weight, string> = { script: "script", html: "HTML", css: "CSS" };

/** The heaviest page of each kind; the answer to a failed enquiry has no script to weigh. */
export function weightGates(client: string): Gate[] {
	const weights = [...readPages(client)]
		.filter(([, html]) => html.includes("data-start="))
		.map(([path, html]) => ({ path, weight: weightOf(html, client) }));
	return (Object.keys(NAMES) as (keyof Weight)[]).map((part) => {
		const [heaviest] = weights.toSorted((a, b) => b.weight[part] - a.weight[part]);
		if (!heaviest) throw new Error("The built site has no pages to weigh.");
		return atMost(
			`${NAMES[part]} of the heaviest page, brotli (${heaviest.path})`,
			heaviest.weight[part] / KB,
			WEIGHT_LIMITS[part] / KB,
			"KB",
			"`tests/built-site/weight.test.ts`",
		);
	});
}
