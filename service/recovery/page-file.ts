import { closeSync, fstatSync, openSync } from "node:fs";
import { readAt } from "./read-at.ts";
import { readLog } from "./write-ahead-log.ts";

/** The page size of a file whose header cannot be read: SQLite's default, which the service keeps. */
const USUAL_PAGE_SIZE = 4096;

function openIfExists(path: string): number | undefined {
	try {
		return openSync(path, "r");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

const isHeader = (bytes: Buffer) =>
	bytes.length >= 100 && bytes.toString("latin1", 0, 15) === "SQLite format 3";

/** A power of two from 512 to 65536, which is written as 1 because the field has two bytes. */
function pageSizeIn(header: Buffer): number | undefined {
	if (!isHeader(header)) return undefined;
	const written = header.readUInt16BE(16);
	const size = written === 1 ? 65_536 : written;
	return size >= 512 && Number.isInteger(Math.log2(size)) ? size : undefined;
}

/**
 * The pages of a SQLite file and its write-ahead log, read without SQLite, which refuses a damaged
 * file. It only reads. The format: sqlite.org/fileformat2.html
 */
export class PageFile {
	readonly pageSize: number;
	readonly pageCount: number;
	readonly #database: number | undefined;
	readonly #log: number | undefined;
	/** Where the log has the newest version of a page. */
	readonly #inLog: Map<number, number>;

	/** @throws Error when neither the file nor its log can be opened */
	constructor(path: string) {
		this.#database = openIfExists(path);
		this.#log = openIfExists(`${path}-wal`);
		if (this.#database === undefined && this.#log === undefined) {
			throw new Error(`There is no file ${path}.`);
		}
		const log = this.#log === undefined ? undefined : readLog(this.#log);
		const header = this.#database === undefined ? Buffer.alloc(0) : readAt(this.#database, 0, 100);
		this.pageSize = pageSizeIn(header) ?? log?.pageSize ?? USUAL_PAGE_SIZE;
		this.#inLog = log?.pageSize === this.pageSize ? log.pages : new Map();
		const size = this.#database === undefined ? 0 : fstatSync(this.#database).size;
		this.pageCount = Math.max(Math.ceil(size / this.pageSize), ...this.#inLog.keys());
	}

	/** Returns a page, counted from 1, or undefined if it cannot be read. */
	page(number: number): Buffer | undefined {
		const inLog = this.#inLog.get(number);
		const at = inLog ?? (number - 1) * this.pageSize;
		const file = inLog === undefined ? this.#database : this.#log;
		if (file === undefined || number < 1) return undefined;
		const bytes = readAt(file, at, this.pageSize);
		return bytes.length === this.pageSize ? bytes : undefined;
	}

	/** The number that a program keeps in the header, `PRAGMA user_version`, if it can be read. */
	get userVersion(): number | undefined {
		const first = this.page(1);
		return first && isHeader(first) ? first.readUInt32BE(60) : undefined;
	}

	close(): void {
		for (const file of [this.#database, this.#log]) if (file !== undefined) closeSync(file);
	}
}
