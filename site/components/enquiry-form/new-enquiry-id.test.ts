import { afterEach, expect, test, vi } from "vitest";
import { newEnquiryId } from "./new-enquiry-id.ts";

afterEach(() => vi.unstubAllGlobals());

test("returns a new UUID each time, also without TLS, where crypto.randomUUID is missing", () => {
	const { getRandomValues } = crypto;
	for (const _ of ["with TLS", "without"]) {
		expect(newEnquiryId()).toMatch(
			/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
		);
		expect(newEnquiryId()).not.toBe(newEnquiryId());
		vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
	}
});
