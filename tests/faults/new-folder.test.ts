import { join } from "node:path";
import { expect, test } from "vitest";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { enquiryRequest } from "./load.ts";
import { readRecord } from "./replay.ts";
import { hasStrace, recordEnded, underStrace } from "./strace.ts";

test.skipIf(!hasStrace)(
	"the parents of a new data folder are synced before the first acknowledgement",
	async () => {
		const cwd = siteFolder();
		const record = join(cwd, "record");
		const service = await startServiceProcess(cwd, { DATA_DIR: "a/b/data" }, undefined, {
			under: underStrace(record),
		});
		expect((await enquiryRequest(1, service.address)).status).toBe(200);
		await service.end("SIGTERM");
		await recordEnded(record, service.child.pid);

		const steps = readRecord(record, () => true);
		const acknowledged = steps.findIndex(({ kind }) => kind === "acknowledged");
		expect(acknowledged).toBeGreaterThan(0);
		const synced = steps
			.slice(0, acknowledged)
			.flatMap((step) => (step.kind === "sync" ? [step.path] : []));
		const folders = ["", "a", "a/b", "a/b/data"].map((folder) => join(cwd, folder));
		expect(synced).toEqual(expect.arrayContaining(folders));
	},
);
