import { referenceOf } from "#shared/reference.ts";
import type { AnswerPage, PageRenderer } from "#shared/site-build.ts";
import { AnswerLinks } from "../answers/answer-links.ts";
import { type AnswerState, recordAnswer, undoAnswer } from "../answers/answers.ts";
import { DatabaseUnavailable } from "../database/database.ts";
import { findEnquiry, type StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { timeText } from "../mail/owner-mail.ts";
import { duration, oneLine } from "../text.ts";
import type { AppDeps } from "./app.ts";
import { type AppContext, setHeaders } from "./context.ts";

const STATUS = { link: 403, erased: 410, unavailable: 503 } as const;
const isAnswer = (text: unknown): text is AnswerState =>
	text === "answered" || text === "not-enquiry";

/** Who may say that an enquiry is answered: the recipients of the mail. */
const peopleOf = ({ settings }: AppDeps) =>
	settings.mailTo.map(({ name, address }) => name || address);

/**
 * Answers the links in the owner's mail: GET shows the enquiry, POST records what became of it. There is
 * no sign-in: whoever has the link may do it, and nothing but name, type and time is shown. Mail scanners
 * open every link and submit every form as they find it, so a POST without a name changes nothing.
 */
export function answerPage(deps: AppDeps, pages: Pick<PageRenderer, "answer">) {
	const { database, settings, log, now } = deps;
	const links = new AnswerLinks(database, settings);

	function show(
		c: AppContext,
		page: AnswerPage,
		status: 200 | 403 | 409 | 410 | 422 | 503,
	): Response {
		// The address has the token.
		const own = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
		setHeaders(c, { ...deps.site?.pageHeaders, ...own });
		return c.html(pages.answer(page), status);
	}

	function showEnquiry(
		c: AppContext,
		enquiry: StoredEnquiry,
		{ unchosen = false, unchanged = false } = {},
	): Response {
		const { timeZone } = settings;
		const { answer } = enquiry;
		const wanted = c.req.query("do");
		const page: AnswerPage = {
			enquiry: {
				name: oneLine(enquiry.user_name),
				type: oneLine(enquiry.enquiryType),
				time: timeText(enquiry.receivedAt, timeZone),
				age: duration(Math.max(60, (now() - enquiry.receivedAt) / 1000)),
				reference: referenceOf(enquiry.key) ?? "",
			},
			state: answer
				? { name: answer.state, by: answer.by, time: timeText(answer.at, timeZone) }
				: undefined,
			wanted: isAnswer(wanted) ? wanted : "answered",
			people: peopleOf(deps),
			unchosen,
			unchanged,
		};
		return show(c, page, unchosen ? 422 : unchanged ? 409 : 200);
	}

	/** Records what a person has chosen, and sends the browser to a page that a reload does not repeat. */
	async function save(c: AppContext, enquiry: StoredEnquiry): Promise<Response> {
		const sent = await c.req.formData().catch(() => new FormData());
		const wanted = sent.get("do");
		const { id } = enquiry;
		const person = peopleOf(deps).find((one) => one === sent.get("by"));
		if (!person) return showEnquiry(c, enquiry, { unchosen: true });
		let done = false;
		if (wanted === "undo") done = await undoAnswer(database, id);
		else if (isAnswer(wanted)) done = await recordAnswer(database, id, wanted, person, now());
		if (!done) {
			const current = await findEnquiry(database, id);
			return showEnquiry(c, current ?? enquiry, { unchanged: true });
		}
		log.info("enquiry.answer", { id, state: String(wanted) });
		return c.redirect(new URL(c.req.url).pathname, 303);
	}

	return async (c: AppContext): Promise<Response> => {
		try {
			const id = await links.idOf(c.req.param("token") ?? "", now());
			const enquiry = id && (await findEnquiry(database, id));
			if (!id) return show(c, { problem: "link" }, STATUS.link);
			if (!enquiry || enquiry.answer?.state === "withdrawn") {
				return show(c, { problem: "erased" }, STATUS.erased);
			}
			return c.req.method === "POST" ? await save(c, enquiry) : showEnquiry(c, enquiry);
		} catch (error) {
			if (!(error instanceof DatabaseUnavailable)) throw error;
			return show(c, { problem: "unavailable" }, STATUS.unavailable);
		}
	};
}
