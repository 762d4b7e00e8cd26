import { trySessionStorage } from "#site/start/try-session-storage.ts";

/** The sessionStorage key of the arrival, which ends with the tab. */
export const ARRIVAL_KEY = "arrival";

/** Returns where the visit began, as arrival-script.ts noted it. */
export const readArrival = () => trySessionStorage((storage) => storage.getItem(ARRIVAL_KEY)) ?? "";
