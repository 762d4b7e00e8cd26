/** The part of jsdom that we use; it has no types of its own. */
declare module "jsdom" {
	export class JSDOM {
		readonly window: { DOMParser: typeof DOMParser };
	}
}
