import { expect } from "vitest";

/** Polls a value until the assertion holds. The timeout, in ms, is far above the usual duration. */
export const eventually = <T>(read: () => T, timeout = 20_000) =>
	expect.poll(read, { timeout, interval: 50 });
