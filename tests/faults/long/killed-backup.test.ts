import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { backUp, digestOf } from "#service/backup/back-up.ts";
import { listCopies, UNFINISHED } from "#service/backup/copies.ts";
import { addBacklog } from "../../service/support/backlog.ts";
import { NODE, ROOT } from "../../service/support/service-process.ts";
import { tempFolder } from "../../service/support/temp-folder.ts";
import { testService } from "../../service/support/test-service.ts";

const KILLS = 20;
/** Backs up a database again and again, until it is killed. Prints a line for each copy. */
const BACK_UP_LOOP = `
	import { backUp } from "./service/backup/back-up.ts";
	const [path, folder] = process.argv.slice(1);
	for (let second = 0; ; second++) {
		await backUp({ path, folder, now: second * 1000 });
		process.stdout.write(second + "\\n");
	}`;

test("a backup that is killed at any moment leaves no half copy that counts", {
	timeout: 300_000,
}, async () => {
	const { path, file, database } = testService();
	await addBacklog(database, 5_000, Date.now());
	const expected = await digestOf(file);
	const start = performance.now();
	await backUp({ path, folder: tempFolder(), now: 0 });
	const tookMs = performance.now() - start;
	let halves = 0;
	let copies = 0;
	for (let kill = 0; kill < KILLS; kill++) {
		const folder = tempFolder();
		const loop = spawn(NODE, ["--input-type=module", "-e", BACK_UP_LOOP, path, folder], {
			cwd: ROOT,
		});
		await once(loop.stdout, "data");
		await pause((kill / KILLS) * tookMs * 1.2);
		loop.kill("SIGKILL");
		await once(loop, "exit");
		halves += readdirSync(folder).filter((name) => name.startsWith(UNFINISHED)).length;
		for (const copy of await listCopies(folder)) {
			const db = new DatabaseSync(copy.path, { readOnly: true });
			expect(await digestOf(db)).toBe(expected);
			db.close();
			copies += 1;
		}
	}
	console.log(
		`killed backups: ${KILLS}, half copies ${halves}, of which counted 0, whole ${copies}`,
	);
	expect(copies).toBeGreaterThanOrEqual(KILLS);
	expect(halves).toBeGreaterThan(0);
});
