import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files.ts";

const COMPRESSIBLE = /\.(html|css|js|svg|json|txt|xml|webmanifest|ico)$/;
/** In bytes. Compressing a smaller file saves too little to be worth two more files. */
const MIN_BYTES = 128;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file, at the highest level, beside every file that compresses well. */
export async function compressFiles(folder: string): Promise<void> {
	const files = listFiles(folder).filter((file) => COMPRESSIBLE.test(file));
	let done = 0;
	await Promise.all(
		files.map(async (file) => {
			const bytes = readFileSync(file);
			done += 1;
			if (bytes.length < MIN_BYTES) return;
			const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
			writeFileSync(`${file}.br`, await toBrotli(bytes, { params: size }));
			writeFileSync(`${file}.gz`, await toGzip(bytes, { level: 9 }));
		}),
	);
	console.log(`Compressed ${done} files.`);
}
