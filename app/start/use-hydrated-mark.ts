import { useEffect } from "react";
import { HYDRATED_EVENT, htmlState } from "./html-state.ts";

/** Tells CSS and the late start that React has taken over the page. */
export function useHydratedMark() {
	useEffect(() => {
		document.documentElement.setAttribute(htmlState.hydrated, "");
		dispatchEvent(new Event(HYDRATED_EVENT));
	}, []);
}
