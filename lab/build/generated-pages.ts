import type { Integration } from "#content/page-schema.ts";

/** Copies of a record, each with its own address and titles. */
export function generatedRecords(model: Integration, count: number) {
	const parent = model.meta.route.slice(0, model.meta.route.lastIndexOf("/"));
	return Array.from({ length: count }, (_, n) => {
		const name = `generated-${n}`;
		const route = `${parent}/${name}`;
		const title = `${model.header.title} ${n}`;
		const meta = { ...model.meta, route, canonical: route, title: `${model.meta.title} ${n}` };
		return { name, record: { ...model, meta, header: { ...model.header, title } } };
	});
}

/** The cost of one page more between each build and the next larger one, in seconds. */
export function pageCosts(builds: { count: number; seconds: number }[]): number[] {
	return builds.slice(1).map((larger, index) => {
		const smaller = builds[index] as (typeof builds)[number];
		return (larger.seconds - smaller.seconds) / (larger.count - smaller.count);
	});
}

/** The cost of one of the last pages, by that of one of the first. */
export function growth(costs: number[]): number {
	const [first, last] = [costs.at(0), costs.at(-1)];
	if (!first || !last || first <= 0) throw new Error("The builds gave no costs to compare.");
	return last / first;
}
