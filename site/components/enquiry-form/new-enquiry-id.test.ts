import { afterEach, expect, test, vi } from "vitest";
import { newEnquiryId } from "./new-enquiry-id.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test("returns a new UUID each time", () => {
	expect(newEnquiryId()).toMatch(uuid);
	expect(newEnquiryId()).not.toBe(newEnquiryId());
});

test("works without TLS, where crypto.randomUUID is missing", () => {
	const { getRandomValues } = crypto;
	vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
	expect(newEnquiryId()).toMatch(uuid);
	expect(newEnquiryId()).not.toBe(newEnquiryId());
});
