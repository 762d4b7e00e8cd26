import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files.ts";

const TEXT = /\.(html|data|css|js|svg|json|txt|xml|webmanifest|ico)$/;
/** Under this, a compressed copy saves less than it costs to keep. */
const SMALLEST = 128;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every file that compresses, once, at the best level. */
export async function compressFiles(folder: string): Promise<void> {
	const files = listFiles(folder).filter((file) => TEXT.test(file));
	let done = 0;
	await Promise.all(
		files.map(async (file) => {
			const bytes = readFileSync(file);
			done += 1;
			if (bytes.length < SMALLEST) return;
			const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
			writeFileSync(`${file}.br`, await toBrotli(bytes, { params: size }));
			writeFileSync(`${file}.gz`, await toGzip(bytes, { level: 9 }));
		}),
	);
	console.log(`Compressed ${done} files.`);
}
