/** Pixels of every preview picture: 1.91 to 1, as social networks crop them. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/** Address of the picture that link previews show for a page: `/og/what-we-do-power-apps.jpg`. */
export function socialImage(path: string): string {
	return `/og/${path.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}
