import { useEffect } from "react";
import { HYDRATED_EVENT, htmlState } from "./html-state.ts";

/** Tells the style sheets and the late start that React has hydrated the page. */
export function useAnnounceHydration() {
	useEffect(() => {
		document.documentElement.setAttribute(htmlState.hydrated, "");
		dispatchEvent(new Event(HYDRATED_EVENT));
	}, []);
}
