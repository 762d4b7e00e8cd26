import { expect } from "vitest";

/** Polls a value until the assertion holds. The limit is far above what any of these takes. */
export const eventually = <T>(read: () => T) =>
	expect.poll(read, { timeout: 20_000, interval: 20 });
