import { expect, test } from "vitest";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { testService } from "../support/test-service.ts";

test("an enquiry with an implausible elapsed_ms is quarantined", async () => {
	const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
	const plausible = ["1234.5", "1234.5999999940395", "50", "1e5"];
	const implausible = ["49.9", "-5", "-1234.5", "Infinity", "soon"];
	for (const elapsed_ms of [...plausible, ...implausible]) {
		const sent = await service.send(multipart({ ...ada, message: elapsed_ms, elapsed_ms }));
		expect(sent.status).toBe(200);
	}
	const held = (await service.stored()).filter(({ quarantined }) => quarantined);
	expect(held.map(({ message }) => message)).toEqual(implausible);
});
