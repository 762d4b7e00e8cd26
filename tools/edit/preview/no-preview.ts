import type { PreviewSite } from "./preview-site.ts";

export const noPreview: PreviewSite = { page: async () => "" };
