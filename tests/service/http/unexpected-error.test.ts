import { join } from "node:path";
import { expect, test } from "vitest";
import { words } from "#content/words.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { ROOT, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { storedRecords } from "../support/stored-records.ts";
import { form, sendRaw } from "./wire.ts";

test("an unexpected error gets 500 with a plain sentence, an alert with its cause, and costs no other enquiry", async () => {
	const cwd = siteFolder();
	const defect = `--import=${join(ROOT, "tests/support/one-defect.ts")}`;
	const service = await startServiceProcess(cwd, { NODE_OPTIONS: defect });

	const refused = await sendRaw(service.address, form({ message: "refused" }));
	expect([refused.status, refused.body]).toEqual([500, words.refusals.failed]);
	await eventually(() => service.stderr).toMatch(
		/"level":"alert","event":"request\.failed","error":"the planted defect","stack":".*enquiry-id/,
	);
	expect((await fetch(service.address)).status).toBe(200);
	expect(await service.enquire({ ...ada, message: "taken" })).toBe(200);
	expect((await storedRecords(cwd)).map(({ message }) => message)).toEqual(["taken"]);
});
