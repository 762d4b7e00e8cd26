import type { PageOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import type { AnswerPage } from "#shared/site-build.ts";

export type OfEnquiry = Extract<AnswerPage, { enquiry: unknown }>;

/** Returns what became of the enquiry. */
export function told(words: PageOf<"answer">, { state, unchanged }: OfEnquiry): string {
	const sentence = state ? fill(words.states[state.name], state) : words.states.open;
	return unchanged ? `${sentence} ${words.unchanged}` : sentence;
}

/** The page with a title that begins with what has changed: a screen reader reads it first. */
export function withTitle(page: PageOf<"answer">, answer: AnswerPage): PageOf<"answer"> {
	if ("problem" in answer) return page;
	const news = answer.unchosen ? page.choose : told(page, answer);
	return { ...page, meta: { ...page.meta, title: `${news} ${page.meta.title}` } };
}
