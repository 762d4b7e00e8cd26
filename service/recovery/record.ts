import { isUtf8 } from "node:buffer";
import type { Value } from "../database/database.ts";
import type { PageFile } from "./page-file.ts";

/** The page types of the format that have rows or the keys of an index. */
const TABLE_LEAF = 0x0d;
const INDEX_LEAF = 0x0a;
const INDEX_INTERIOR = 0x02;

/** The end of a text whose rest cannot be read. */
const CUT = "\n[The rest could not be read.]";

/** Whether a value is a text of which only the beginning could be read. */
export const isCut = (value: Value | undefined) => typeof value === "string" && value.endsWith(CUT);

/** A part of the file that makes no sense. */
class Damage extends Error {}

/** Reads a variable-length integer. */
function varint(bytes: Buffer, at: number): [value: number, next: number] {
	let value = 0;
	for (let i = at; i < at + 9; i++) {
		const byte = bytes[i];
		if (byte === undefined) break;
		if (i === at + 8) return [value * 256 + byte, i + 1];
		value = value * 128 + (byte & 0x7f);
		if (byte < 0x80) return [value, i + 1];
	}
	throw new Damage();
}

/** The size in bytes of the integers with serial types 1 to 6. */
const INTEGER_SIZES = [0, 1, 2, 3, 4, 6, 8];

/** Reads a text, or what comes before its first wrong byte. The service stores no zero bytes. */
function textOf(bytes: Buffer, size: number): { text: string; isWhole: boolean } {
	if (bytes.length === size && isUtf8(bytes) && !bytes.includes(0)) {
		return { text: bytes.toString("utf8"), isWhole: true };
	}
	const [readable = ""] = bytes.toString("utf8").split(/[\0\uFFFD]/, 1);
	return { text: readable + CUT, isWhole: false };
}

/**
 * Reads the values of a record, up to a text that cannot be read to its end. The service stores
 * only texts, whole numbers and null.
 */
function values(payload: Buffer): Value[] {
	const [headerSize, start] = varint(payload, 0);
	let next = start;
	let at = headerSize;
	const found: Value[] = [];
	while (next < headerSize) {
		const [type, after] = varint(payload, next);
		next = after;
		const isText = type >= 13 && type % 2 === 1;
		const size = isText ? (type - 13) / 2 : (INTEGER_SIZES[type] ?? 0);
		const bytes = payload.subarray(at, at + size);
		if (isText) {
			const { text, isWhole } = textOf(bytes, size);
			found.push(text);
			if (!isWhole) return found;
		} else if (bytes.length < size) throw new Damage();
		else if (type === 0) found.push(null);
		else if (type === 8 || type === 9) found.push(type - 8);
		else if (size === 8) found.push(Number(bytes.readBigInt64BE()));
		else if (size > 0) found.push(bytes.readIntBE(0, size));
		else throw new Damage();
		at += size;
	}
	return found;
}

/** Reads a payload, whose end is in other pages if it is long. It may end early. */
function payloadAt(file: PageFile, page: Buffer, at: number, size: number, most: number): Buffer {
	if (size <= most) return page.subarray(at, at + size);
	const usable = file.pageSize;
	const least = Math.floor(((usable - 12) * 32) / 255) - 23;
	const fitting = least + ((size - least) % (usable - 4));
	const local = fitting <= most ? fitting : least;
	const parts = [page.subarray(at, at + local)];
	let rest = size - local;
	let next = page.readUInt32BE(at + local);
	while (rest > 0) {
		const overflow = file.page(next);
		next = overflow?.readUInt32BE(0) ?? 0;
		const isLast = rest <= usable - 4;
		if (!overflow || isLast !== (next === 0) || next > file.pageCount) break;
		parts.push(overflow.subarray(4, 4 + rest));
		rest -= usable - 4;
	}
	return Buffer.concat(parts);
}

function record(file: PageFile, page: Buffer, type: number, cell: number): Value[] {
	const isTable = type === TABLE_LEAF;
	const [size, next] = varint(page, type === INDEX_INTERIOR ? cell + 4 : cell);
	const [, at] = isTable ? varint(page, next) : [0, next];
	const most = isTable ? file.pageSize - 35 : Math.floor(((file.pageSize - 12) * 64) / 255) - 23;
	return values(payloadAt(file, page, at, size, most));
}

function* recordsOf(file: PageFile, types: readonly number[]): Generator<Value[]> {
	for (let number = 1; number <= file.pageCount; number++) {
		const page = file.page(number);
		// The first page begins with the header of the file.
		const header = number === 1 ? 100 : 0;
		const type = page?.[header] ?? 0;
		if (!page || !types.includes(type)) continue;
		const cells = page.readUInt16BE(header + 3);
		const pointers = header + (type === INDEX_INTERIOR ? 12 : 8);
		for (let at = pointers; at < pointers + 2 * cells && at < page.length - 1; at += 2) {
			try {
				yield record(file, page, type, page.readUInt16BE(at));
			} catch (error) {
				// Reads beyond a page throw a RangeError.
				if (!(error instanceof Damage || error instanceof RangeError)) throw error;
			}
		}
	}
}

/** Reads every row that can be read, of any table. A row that was shortened has fewer values. */
export const tableRows = (file: PageFile) => recordsOf(file, [TABLE_LEAF]);

/** Reads every key that can be read, of any index. The last value is the number of the row. */
export const indexKeys = (file: PageFile) => recordsOf(file, [INDEX_LEAF, INDEX_INTERIOR]);
