import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cachedFolders, HOST_FILES } from "#shared/site-headers.ts";
import type { Encoding } from "./accept-encoding.ts";
import { isCompressible, mediaTypeOf } from "./media-types.ts";

type Variant = { body: Buffer; etag: string };

/** A file in memory, uncompressed and in every encoding that makes it smaller. */
export type StaticFile = {
	/** The available encodings, including identity. */
	encodings: readonly Encoding[];
	mediaType: string;
	cacheControl: string;
	identity: Variant;
	encoded: Partial<Record<Exclude<Encoding, "identity">, Variant>>;
};

const SIBLINGS = { br: ".br", gzip: ".gz" } as const;

/** Fast compression of files that the build did not compress (at the best quality) itself. */
const compress = {
	br: (body: Buffer) =>
		promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: (body: Buffer) => promisify(gzip)(body),
};

function cacheControl(path: string): string {
	for (const [folder, value] of Object.entries(cachedFolders)) {
		if (path.startsWith(folder)) return value;
	}
	return path.endsWith(".html") ? "no-cache" : "public, max-age=3600";
}

async function loadFile(folder: string, path: string): Promise<StaticFile> {
	const file = join(folder, path);
	const body = readFileSync(file);
	const mediaType = mediaTypeOf(path);
	const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
	const encoded: StaticFile["encoded"] = {};
	for (const encoding of isCompressible(mediaType) ? (["br", "gzip"] as const) : []) {
		const sibling = file + SIBLINGS[encoding];
		const smaller = existsSync(sibling) ? readFileSync(sibling) : await compress[encoding](body);
		if (smaller.length >= body.length) continue;
		encoded[encoding] = { body: smaller, etag: `"${hash}-${encoding}"` };
	}
	return {
		encodings: [...(Object.keys(encoded) as Encoding[]), "identity"],
		mediaType,
		cacheControl: cacheControl(path),
		identity: { body, etag: `"${hash}"` },
		encoded,
	};
}

const hostFiles = new Set(Object.values(HOST_FILES).map((name) => `/${name}`));

/** Returns the URL path of a file; for an index.html, its folder without a trailing slash. */
function addressOf(path: string): string {
	return path.replace(/\/index\.html$/, "") || "/";
}

/** Lists the files in a folder tree. Skips symbolic links, which could leave it or form loops. */
function listFiles(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return listFiles(path);
		return entry.isFile() ? [path] : [];
	});
}

/**
 * Loads every file of a folder into a map by URL path. The service serves only files in this map,
 * so never one outside the folder.
 */
export async function loadFiles(folder: string): Promise<Map<string, StaticFile>> {
	const files = new Map<string, StaticFile>();
	for (const file of listFiles(folder)) {
		const path = file.slice(folder.length).split(sep).join("/");
		if (hostFiles.has(path) || isCompressedSibling(folder, path)) continue;
		files.set(addressOf(path), await loadFile(folder, path));
	}
	return files;
}

function isCompressedSibling(folder: string, path: string): boolean {
	return /\.(br|gz)$/.test(path) && existsSync(join(folder, path.replace(/\.(br|gz)$/, "")));
}
