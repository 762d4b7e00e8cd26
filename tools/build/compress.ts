import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = "**/*.{html,css,js,svg,json,txt,xml,atom,webmanifest,ico}";
/** In bytes. Compressing a smaller file saves too little to be worth two more files. */
const MIN_BYTES = 128;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file, at the highest level, beside every file that compresses well. */
export async function compressFiles(folder: string): Promise<void> {
	const files = globSync(COMPRESSIBLE, { cwd: folder }).map((file) => join(folder, file));
	await Promise.all(
		files.map(async (file) => {
			const bytes = readFileSync(file);
			if (bytes.length < MIN_BYTES) return;
			const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
			writeFileSync(`${file}.br`, await toBrotli(bytes, { params: size }));
			writeFileSync(`${file}.gz`, await toGzip(bytes, { level: 9 }));
		}),
	);
	console.log(`Compressed ${files.length} files.`);
}
