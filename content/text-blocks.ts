/** Chooses the sentences of text pages, such as the privacy notice, so that each of them is true. */

import { fill } from "#shared/fill.ts";
import type { PrivacySettings } from "#shared/privacy-settings.ts";
import type { PageOf } from "./pages.ts";
import { realFacts } from "./placeholders.ts";
import type { Site } from "./schema/files.ts";
import type { Condition } from "./schema/page.ts";

type Blocks = PageOf<"text">["blocks"];
type Sentence = Blocks[number]["sentences"][number];

const conditions: Record<Condition, (settings: PrivacySettings) => boolean> = {
	"own service": (settings) => !settings["PUBLIC_EMAIL_*"],
	"hosted service": (settings) => settings["PUBLIC_EMAIL_*"],
	"mail server": ({ SMTP_URL }) => SMTP_URL,
	"sent by email": (settings) => settings.SMTP_URL || settings["PUBLIC_EMAIL_*"],
	webhook: ({ WEBHOOK_URL }) => WEBHOOK_URL,
	acknowledgement: ({ ACKNOWLEDGE, SMTP_URL }) => ACKNOWLEDGE && SMTP_URL,
	"automatic deletion": ({ RETENTION_DAYS }) => RETENTION_DAYS > 0,
	"no automatic deletion": (settings) =>
		!settings["PUBLIC_EMAIL_*"] && settings.RETENTION_DAYS === 0,
};

const applies = ({ when }: Sentence, settings: PrivacySettings) =>
	when === undefined || conditions[when](settings);

/** The names in braces in a text. */
export const namesIn = (text: string) =>
	[...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** The facts that a text may name in braces, without those that the owner has not given yet. */
function factsFor(site: Site, { RETENTION_DAYS: days }: PrivacySettings): Record<string, unknown> {
	const deletedAfter = days === 1 ? "1 day" : `${days} days`;
	return { ...realFacts(site), deletedAfter };
}

/**
 * Returns the blocks with those sentences whose condition holds and whose facts the owner has given.
 * A block without a sentence is left out.
 */
export function textBlocks(blocks: Blocks, site: Site, settings: PrivacySettings) {
	const facts = factsFor(site, settings);
	return blocks.flatMap(({ heading, sentences }) => {
		const shown = sentences.filter(
			(sentence) =>
				applies(sentence, settings) && namesIn(sentence.text).every((name) => name in facts),
		);
		const text = shown.map((sentence) => fill(sentence.text, facts)).join(" ");
		return shown.length > 0 ? [{ heading, text }] : [];
	});
}

/** The facts without which sentences of these blocks are left out. */
export function missingFacts(blocks: Blocks, site: Site, settings: PrivacySettings): string[] {
	const facts = factsFor(site, settings);
	const sentences = blocks.flatMap((block) => block.sentences);
	const wanted = sentences.filter((sentence) => applies(sentence, settings));
	return [...new Set(wanted.flatMap(({ text }) => namesIn(text)))].filter(
		(name) => !(name in facts),
	);
}

/** The names in braces that are no fact, such as a misspelt one, with the paths of their fields. */
export function unknownNames(blocks: Blocks, site: Site): { field: string; name: string }[] {
	const known = new Set([...Object.keys(site), ...Object.keys(site.facts), "deletedAfter"]);
	return blocks.flatMap(({ sentences }, block) =>
		sentences.flatMap(({ text }, n) =>
			namesIn(text)
				.filter((name) => !known.has(name))
				.map((name) => ({ field: `blocks.${block}.sentences.${n}.text`, name })),
		),
	);
}
