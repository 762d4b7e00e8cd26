/** Runs in the head of the home page, before the first paint. Compiled into the page by the build. */
import { drawOrder } from "./draw-order.ts";
import { htmlState } from "./html-state.ts";

const { slides } = (document.currentScript as HTMLScriptElement).dataset;
document.documentElement.setAttribute(htmlState.slideOrder, drawOrder(Number(slides)).join(" "));
