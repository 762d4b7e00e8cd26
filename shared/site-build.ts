/** Where the build and the service meet: what one writes for the other. */
import * as v from "valibot";
import type { EnquiryErrors, EnquiryField } from "./enquiry.ts";
import type { PrivacySettings } from "./privacy-settings.ts";
import { wordsSchema } from "./words.ts";

/** Written by the build, in its folder. */
export const SITE_BUILD_FILE = "service.json";
/** The module with `pageRenderer`, in the same folder. */
export const RENDERER_FILE = "server/server.js";

/** `service.json`. */
export const siteBuildSchema = v.object({
	/** The Content-Security-Policy of every page. */
	csp: v.string(),
	/** The words of mails and refusals. */
	words: wordsSchema,
	/** The last day, such as 2027-03-31, of each page that closes by itself, by its address. */
	lastDays: v.record(v.string(), v.pipe(v.string(), v.isoDate())),
	/** The settings that the privacy notice was written for. */
	privacySettings: v.custom<PrivacySettings>((value) => typeof value === "object"),
	/** What `pageRenderer` takes: the addresses of scripts and style sheets. */
	assets: v.unknown(),
});

export type SiteBuild = v.InferOutput<typeof siteBuildSchema>;

/** An enquiry that the service refused, from a browser without script. */
export type Refused = {
	/** What is wrong with fields. */
	errors: EnquiryErrors;
	/** Any other reason. */
	sentence?: string | undefined;
	/** What the visitor typed. */
	typed: Partial<Record<EnquiryField, string>>;
};

/** The page of a link in the owner's mail. */
export type AnswerPage =
	/** There is nothing to answer. */
	| { problem: "link" | "erased" | "unavailable" }
	| {
			/** Texts that tell who wrote. */
			enquiry: { name: string; type: string; time: string; age: string; reference: string };
			/** What became of it, if somebody has said so. */
			state:
				| { name: "answered" | "not-enquiry" | "withdrawn" | "earlier"; by: string; time: string }
				| undefined;
			/** What the link in the mail said. */
			wanted: "answered" | "not-enquiry";
			/** Those who may say so. */
			people: string[];
			/** The form was sent without a name. */
			unchosen: boolean;
			/** Somebody had said so before, so nothing has changed. */
			unchanged: boolean;
	  };

/** Renders the pages that depend on a request or on the day, as complete HTML. */
export type PageRenderer = {
	/** The page for a refused enquiry: its reasons, and the form with what was typed. */
	refusal: (refused: Refused) => string;
	/** The page after a form without script, with the reference of the enquiry. */
	sent: (reference: string) => string;
	/** The page of a link in the owner's mail. */
	answer: (page: AnswerPage) => string;
	/** The page for a vacancy whose last day has passed: it lists those that are open today. */
	closedVacancy: () => string;
};
