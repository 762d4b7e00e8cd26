import { Link, type LinkProps } from "react-router";
import { fetchRecord } from "./fetch-record.ts";

/** Not in the types of the DOM: Chromium alone has it. */
type Connection = { connection?: { saveData: boolean } };

/** Asked at each rendering: a visitor may turn the data saver on while the page is open. */
const savesData = () =>
	typeof navigator !== "undefined" && (navigator as Connection).connection?.saveData === true;

const fetchItsRecord = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
	if (!savesData()) fetchRecord(currentTarget.pathname);
};

/**
 * A link to another page of the site, whose script and words are fetched when a pointer, a
 * finger or the focus comes to it: by the time of the click they are there. Not for who asks
 * to save data.
 */
export function PageLink(props: LinkProps) {
	return (
		<Link
			{...props}
			prefetch={savesData() ? "none" : "intent"}
			onPointerEnter={fetchItsRecord}
			onFocus={fetchItsRecord}
		/>
	);
}
