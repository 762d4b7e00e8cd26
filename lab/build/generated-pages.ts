export type GeneratedPage = { file: string; route: string; json: string };

/**
 * Returns copies of a page's record, each with its own route.
 * @param json the text of the record in company/pages
 */
export function generatedPages(json: string, count: number): GeneratedPage[] {
	const [, route] = /"route": "([^"]+)"/.exec(json) ?? [];
	if (!route) throw new Error("The record has no route.");
	const parent = route.slice(0, route.lastIndexOf("/"));
	return Array.from({ length: count }, (_, number) => {
		const name = `generated-${number}`;
		const own = `${parent}/${name}`;
		return { file: `${name}.json`, route: own, json: json.replaceAll(`"${route}"`, `"${own}"`) };
	});
}

/** The cost per additional page between consecutive builds, in seconds. */
export function pageCosts(builds: { count: number; seconds: number }[]): number[] {
	return builds.slice(1).map((larger, index) => {
		const smaller = builds[index] as (typeof builds)[number];
		return (larger.seconds - smaller.seconds) / (larger.count - smaller.count);
	});
}

/** The ratio of the last cost per page to the first. @throws if a cost is missing or not positive */
export function growth(costs: number[]): number {
	const [first, last] = [costs.at(0), costs.at(-1)];
	if (!first || !last || first <= 0) throw new Error("The builds gave no costs to compare.");
	return last / first;
}
