import type { PreviewSite } from "./preview-site.ts";

/** Takes the place of the preview in tests that do not look at it. */
export const noPreview: PreviewSite = {
	page: async () => "",
	asset: async () => new Response(null, { status: 404 }),
	stop() {},
};
