/** Characters that nobody can see, which come along with pasted text. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;

/** Returns a text without characters that nobody can see. */
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, "");

/** What no address of a page has: the marks of a sentence around it, or a query that lost its `?`. */
const BEHIND = /[\s&;,?!"'()<>[\]{}‘’“”»|].*$/su;

/**
 * Returns in small letters the path that is meant by one that was typed from paper, pasted, or mangled
 * by a mailing tool.
 * @param path decoded
 */
export const typedPath = (path: string) =>
	withoutInvisible(path)
		.toLowerCase()
		.replace(BEHIND, "")
		.replace(/[/.]+$/, "");
