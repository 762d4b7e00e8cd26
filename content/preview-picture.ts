/** In pixels. Social networks crop preview pictures to this ratio, 1.91 : 1. */
export const PREVIEW_PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * Address of the picture that link previews show for a page, such as
 * `/og/what-we-do-power-apps.jpg`.
 */
export function previewPicture(path: string): string {
	return `/og/${path.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}
