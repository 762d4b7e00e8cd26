import { Feed } from "feed";
import site from "../../company/site.json" with { type: "json" };
import { articlesOf } from "../../content/navigation.ts";
import { pagesOf } from "../../content/pages.ts";
import { escapeHtml } from "../../service/mail/html-mail.ts";

/**
 * The notes as an Atom feed (RFC 4287), or undefined if there are none. The id of an entry is its
 * address, so it stays when the title changes.
 */
export function atomFeed(origin: string): string | undefined {
	const notes = articlesOf("note");
	const index = pagesOf("article-index").find(({ of }) => of === "note");
	if (!index || notes.length === 0) return undefined;
	const link = `${origin}${index.route}`;
	const updatedOn = ({ day, changed = day }: (typeof notes)[number]) => new Date(changed);
	const feed = new Feed({
		...{ id: link, link, title: `${index.meta.title} | ${site.company}`, generator: false },
		...{ description: index.meta.description, language: "en-GB", copyright: "" },
		author: { name: site.company, link: `${origin}/` },
		feedLinks: { atom: `${origin}/feed.atom` },
		updated: new Date(Math.max(...notes.map((note) => updatedOn(note).getTime()))),
	});
	for (const note of notes) {
		const address = `${origin}${note.meta.canonical}`;
		// The library marks both texts as HTML.
		const [title, description] = [note.meta.title, note.meta.description].map(escapeHtml);
		feed.addItem({
			...{ id: address, link: address, title: title ?? "", description },
			date: updatedOn(note),
			published: new Date(note.day),
		});
	}
	return feed.atom1();
}
