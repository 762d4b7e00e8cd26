import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cachedFolders, HOST_FILES, PAGE_DATA } from "#shared/site-headers.ts";
import type { Encoding } from "./accept-encoding.ts";
import { isCompressible, mediaTypeOf } from "./media-types.ts";

type Variant = { body: Buffer; etag: string };

/** One file in memory, in every encoding that is smaller than the file itself. */
export type StaticFile = {
	/** Those below; identity is always one of them. */
	encodings: readonly Encoding[];
	mediaType: string;
	cacheControl: string;
	identity: Variant;
	encoded: Partial<Record<Exclude<Encoding, "identity">, Variant>>;
};

const SIBLINGS = { br: ".br", gzip: ".gz" } as const;

/** The build compresses with the best quality; a file that it left out is compressed fast here. */
const compress = {
	br: (body: Buffer) =>
		promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: (body: Buffer) => promisify(gzip)(body),
};

function cacheControl(path: string): string {
	for (const [folder, value] of Object.entries(cachedFolders)) {
		if (path.startsWith(folder)) return value;
	}
	if (path.endsWith(PAGE_DATA.extension)) return PAGE_DATA.headers["Cache-Control"];
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

/** The address of a file: a folder's index.html has the address of the folder, without a trailing slash. */
function addressOf(path: string): string {
	return path.replace(/\/index\.html$/, "") || "/";
}

/** The files below a folder. Symbolic links are left out: they could lead anywhere, or in circles. */
function listFiles(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return listFiles(path);
		return entry.isFile() ? [path] : [];
	});
}

/**
 * Loads every file of a folder into memory, by its address. Only what is in this map can be
 * served, so nothing outside the folder ever is.
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
