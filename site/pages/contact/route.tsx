import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { homeSection } from "#content/home-sections.ts";
import { pageAt } from "#content/pages.ts";
import { pageData } from "#site/page-data.ts";
import { ContactPage, type ContactPageProps } from "./contact-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "contact");
	const { wordsNote, beginnings } = page;
	const contact = homeSection("contact") as ContactPageProps["contact"];
	return { ...pageData(page), contact, wordsNote, beginnings };
}

/** The data of a page does not change while it is open. */
export const shouldRevalidate = () => false;

export { pageMeta as meta } from "#site/page-meta.ts";

export default function ContactRoute() {
	return <ContactPage {...useLoaderData<typeof loader>()} />;
}
