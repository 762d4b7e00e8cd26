import { fromMarkdown } from "mdast-util-from-markdown";
import { Fragment, type ReactNode } from "react";
import type { PageOf } from "#content/pages.ts";
import { renderSize } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import styles from "./reading.module.css";
import { slugOf } from "./slug.ts";
import { TermLink } from "./term.tsx";

export type Term = PageOf<"glossary">["terms"][number];
export type Heading = { id: string; title: string };

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>["children"][number];

const textOf = (node: Node): string => {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(textOf).join("") : "";
};

/** Finds the terms of the glossary in a text, each in its own form or its other one. */
function patternOf(terms: readonly Term[]): RegExp {
	const forms = terms.flatMap(({ term, also }) => (also ? [term, also] : [term]));
	const longestFirst = forms.toSorted((a, b) => b.length - a.length).map(RegExp.escape);
	return new RegExp(`(?<![\\w-])(${longestFirst.join("|")})(?=s?(?![\\w-]))`, "i");
}

/**
 * The elements of a Markdown text, its headings of the second level, and the terms of the glossary that
 * it explains: each at its first place. What else Markdown has is refused by the checks of the content.
 */
export function readProse(markdown: string, terms: readonly Term[]) {
	const headings: Heading[] = [];
	const explained: Term[] = [];
	const pattern = patternOf(terms);
	const isForm = (text: string) => (one: Term) =>
		[one.term, one.also].some((form) => form?.toLowerCase() === text.toLowerCase());

	/** Odd parts are terms, because the pattern has a group. */
	const withTerms = (text: string) =>
		text.split(new RegExp(pattern, "gi")).map((part, n) => {
			const term = n % 2 === 1 && terms.find(isForm(part));
			if (!term || explained.includes(term)) return part;
			explained.push(term);
			return <TermLink key={term.term} term={term} text={part} />;
		});

	/** @param plain in a heading or a link, where a term is not explained */
	function show(node: Node, plain = false): ReactNode {
		const inside = (plainInside = plain, parent = node) =>
			"children" in parent
				? parent.children.map((child) => (
						<Fragment key={child.position?.start.offset}>{show(child, plainInside)}</Fragment>
					))
				: null;
		switch (node.type) {
			case "text":
				return plain || terms.length === 0 ? node.value : withTerms(node.value);
			case "paragraph": {
				const [only, ...more] = node.children;
				return only?.type === "image" && more.length === 0 ? inside() : <p>{inside()}</p>;
			}
			case "heading": {
				const title = textOf(node);
				const id = slugOf(title);
				if (node.depth === 3) return <h3 id={id}>{inside(true)}</h3>;
				headings.push({ id, title });
				return (
					<h2 id={id} tabIndex={-1}>
						{inside(true)}
					</h2>
				);
			}
			case "image": {
				const { width, height } = renderSize(node.url);
				return (
					<figure className={width === height ? styles.model : styles.figure}>
						<Picture
							name={node.url}
							alt={node.alt ?? ""}
							sizes={width === height ? "220px" : "(width < 760px) 100vw, 700px"}
						/>
					</figure>
				);
			}
			case "list":
				return node.ordered ? <ol>{inside()}</ol> : <ul>{inside()}</ul>;
			case "listItem": {
				const [only, ...more] = node.children;
				const isLine = only?.type === "paragraph" && more.length === 0;
				return <li>{inside(plain, isLine ? only : node)}</li>;
			}
			case "blockquote":
				return <blockquote>{inside()}</blockquote>;
			case "code":
				return (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by keyboard
					<pre tabIndex={0}>
						<code>{node.value}</code>
					</pre>
				);
			case "inlineCode":
				return <code>{node.value}</code>;
			case "strong":
				return <strong>{inside()}</strong>;
			case "emphasis":
				return <em>{inside()}</em>;
			case "link":
				return <a href={node.url}>{inside(true)}</a>;
			case "break":
				return <br />;
			default:
				return inside();
		}
	}
	return { body: show(fromMarkdown(markdown)), headings, explained };
}
