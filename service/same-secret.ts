import { createHash, timingSafeEqual } from "node:crypto";

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Compares hashes, which takes the same time for every wrong text. */
export const isSameSecret = (given: string, own: string): boolean =>
	timingSafeEqual(hash(given), hash(own));
