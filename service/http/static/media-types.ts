import { extname } from "node:path";

const TYPES: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".gif": "image/gif",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpeg": "image/jpeg",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".mp4": "video/mp4",
	".pdf": "application/pdf",
	".png": "image/png",
	".svg": "image/svg+xml; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".vcf": "text/vcard; charset=utf-8",
	".webm": "video/webm",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};

/** Returns the Content-Type of a file by its extension. */
export function mediaTypeOf(path: string): string {
	return TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** Whether compression shrinks such a file. Images, fonts and videos are compressed already. */
export function isCompressible(mediaType: string): boolean {
	return mediaType.includes("charset=utf-8") || mediaType === "image/x-icon";
}
