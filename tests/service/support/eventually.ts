import { expect } from "vitest";

/** Polls a value until the assertion holds. The timeout is far above the usual duration. */
export const eventually = <T>(read: () => T) =>
	expect.poll(read, { timeout: 20_000, interval: 50 });
