import type { PageOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import type { AnswerPage } from "#shared/site-build.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { Button } from "#site/components/button/button.tsx";
import { Notice } from "#site/components/notice/notice.tsx";
import styles from "./answer.module.css";
import { type OfEnquiry, told } from "./told.ts";

type Words = PageOf<"answer">;

/**
 * Says who one is, and what became of the enquiry. No name is chosen beforehand: a mail scanner that
 * submits every form as it finds it changes nothing. The service says that a name is missing: with
 * `required`, Firefox would call the group invalid before anybody has chosen.
 */
function AnswerForm({ words, people, state, wanted, unchosen }: OfEnquiry & { words: Words }) {
	return (
		<form method="post" className={styles.form}>
			<fieldset className={styles.people} aria-describedby={unchosen ? "unchosen" : undefined}>
				<legend>{words.who}</legend>
				{unchosen && (
					<p id="unchosen" className={styles.error}>
						{words.choose}
					</p>
				)}
				{people.map((person, index) => (
					<label key={person} className={styles.person}>
						<input
							type="radio"
							name="by"
							value={person}
							// biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and has no script
							autoFocus={unchosen && index === 0}
						/>
						<bdi>{person}</bdi>
					</label>
				))}
			</fieldset>
			<div className={styles.actions}>
				{state ? (
					<Button type="submit" name="do" value="undo" variant="line">
						{words.actions.undo}
					</Button>
				) : (
					(["answered", "not-enquiry"] as const).map((one) => (
						<Button
							key={one}
							type="submit"
							name="do"
							value={one}
							variant={one === wanted ? "action" : "line"}
						>
							{words.actions[one]}
						</Button>
					))
				)}
			</div>
		</form>
	);
}

function OfOneEnquiry({ words, answer }: { words: Words; answer: OfEnquiry }) {
	const { enquiry } = answer;
	return (
		<>
			<p>
				{fill(words.facts, enquiry)}
				{enquiry.reference && ` ${fill(words.reference, enquiry)}`}
			</p>
			<p className={styles.state}>{told(words, answer)}</p>
			<AnswerForm words={words} {...answer} />
		</>
	);
}

/** The page of a link in the owner's mail. Without an enquiry, it says where such a link stands. */
export function AnswerView({ page, answer }: { page: Words; answer?: AnswerPage }) {
	const enquiry = answer && "enquiry" in answer ? answer : undefined;
	return (
		<Notice
			heading={enquiry ? page.question : page.heading}
			picture={enquiry ? <BrandMark size={320} /> : <MarkWithGap />}
		>
			{enquiry && <OfOneEnquiry words={page} answer={enquiry} />}
			{!enquiry && (
				<p>{answer && "problem" in answer ? page.problems[answer.problem] : page.text}</p>
			)}
		</Notice>
	);
}
