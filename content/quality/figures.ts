/** What the page about quality shows: the figures that were measured, and what the owner confirmed. */
import * as v from "valibot";
import measurements from "#company/measurements.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import type { PageOf } from "../pages.ts";
import type { Claims } from "../schema/claims.ts";
import {
	type FigureRecord,
	type Measurement,
	type Measurements,
	measurementsSchema,
	type ProofRecord,
} from "../schema/quality.ts";
import { namesIn } from "../text-blocks.ts";

type Quality = PageOf<"quality">;

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const shown = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 2 });

/** @throws when the copy names a number that was not measured */
function filled(id: string, text: string, known: Record<string, number | undefined>): string {
	const texts = namesIn(text).map((name) => {
		const number = known[name];
		if (number === undefined) throw new Error(`The figure ${id} has no {${name}}.`);
		return [name, shown(number)];
	});
	return fill(text, Object.fromEntries(texts));
}

function resolveFigure(figure: FigureRecord, measurement: Measurement) {
	const { id, name, limit, least } = figure;
	const { value, numbers } = measurement;
	const text = (copy: string) => filled(id, copy, { ...numbers, limit });
	return {
		...{ id, name, value: shown(value) },
		...{ unit: text(figure.unit), rule: text(figure.rule), meaning: text(figure.meaning) },
		met: least ? value >= limit : value <= limit,
	};
}

/** When, at which commit and with which command the figures of a group were measured. */
function runsOf(figures: FigureRecord[], measurements: Measurements) {
	const runs = figures.flatMap(({ id, command }) => {
		const { date, commit } = measurements[id] ?? {};
		return date && commit ? [{ command, date: dayFormat.format(new Date(date)), commit }] : [];
	});
	return [...new Map(runs.map((run) => [Object.values(run).join(), run])).values()];
}

/**
 * The groups with their measured figures, and how many limits are met. What was not measured is left
 * out; undefined if nothing was.
 */
export function resolveFigures(page: Pick<Quality, "groups" | "summary">, saved: Measurements) {
	const groups = page.groups.flatMap(({ id, heading, intro, figures: records }) => {
		const figures = records.flatMap((record) => {
			const measurement = saved[record.id];
			return measurement ? [resolveFigure(record, measurement)] : [];
		});
		return figures.length > 0
			? [{ id, heading, intro, figures, runs: runsOf(records, saved) }]
			: [];
	});
	const all = groups.flatMap(({ figures }) => figures);
	const met = all.filter((figure) => figure.met).length;
	const count = fill(page.summary.count, { met, all: all.length });
	return all.length > 0 ? { ...page.summary, count, groups } : undefined;
}

/** The figures that the commands have written down. */
export const measuredFigures = (page: Parameters<typeof resolveFigures>[0]) =>
	resolveFigures(page, v.parse(measurementsSchema, measurements));

export type Figures = NonNullable<ReturnType<typeof resolveFigures>>;

/** What clients say and who works here. Undefined unless the owner has confirmed any of it. */
export function resolveProof({ heading, ...slots }: ProofRecord, { claims }: Claims) {
	const confirmed = new Set(claims.flatMap((claim) => (claim.confirmed ? [claim.id] : [])));
	const ifConfirmed = <T extends { claim: string }>(slot: T | undefined) =>
		slot && confirmed.has(slot.claim) ? slot : undefined;
	const { case: story, quote, person } = slots;
	const shown = {
		case: ifConfirmed(story),
		quote: ifConfirmed(quote),
		person: ifConfirmed(person),
	};
	return Object.values(shown).some(Boolean) ? { heading, ...shown } : undefined;
}

export type Proof = NonNullable<ReturnType<typeof resolveProof>>;
