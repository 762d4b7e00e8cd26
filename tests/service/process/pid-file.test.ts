import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runningService } from "#service/pid-file.ts";
import {
	AS_NOBODY,
	canRunAsNobody,
	NODE,
	ROOT,
	startServiceProcess,
} from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";

test("the file tells the process and its folder, and only while it runs", async () => {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd);
	const running = { pid: service.child.pid, folder: cwd };
	expect(runningService(join(cwd, "data"))).toEqual(running);
	await service.end("SIGKILL");
	expect(runningService(join(cwd, "data"))).toBeUndefined();
});

test("a file that a crash left is not believed when another process has the same id", async () => {
	const cwd = siteFolder();
	await startServiceProcess(cwd);
	const file = join(cwd, "data/service.pid");
	const [pid, host, start, folder] = readFileSync(file, "utf8").split("\n");
	writeFileSync(file, [pid, host, Number(start) - 1, folder].join("\n"));
	expect(runningService(join(cwd, "data"))).toBeUndefined();
	writeFileSync(file, `${pid}\n${host}\n`);
	expect(runningService(join(cwd, "data"))).toBeUndefined();
});

/** Starts a program as nobody in a user namespace of its own, as systemd does for PrivateUsers=yes. */
const PRIVATE_USERS = [
	"sh",
	"-c",
	`unshare --user sh -c 'until [ "$(id -u)" = 0 ]; do sleep 0.1; done; exec ${AS_NOBODY.join(" ")} "$@"' sh "$@" &
	while [ "$(readlink /proc/$!/ns/user)" = "$(readlink /proc/$$/ns/user)" ]; do sleep 0.1; done
	printf '0 0 1\\n65534 65534 1\\n' | tee /proc/$!/gid_map > /proc/$!/uid_map
	trap "kill $!" TERM
	wait`,
	"sh",
];

test.skipIf(!canRunAsNobody())(
	"the user of a service that has a user namespace of its own finds its folder",
	async () => {
		const cwd = siteFolder();
		chmodSync(cwd, 0o777);
		const service = await startServiceProcess(cwd, {}, undefined, { under: PRIVATE_USERS });
		const code = `import { runningService } from ${JSON.stringify(join(ROOT, "service/pid-file.ts"))};
			console.log(JSON.stringify(runningService("data")));`;
		const [program = "", ...args] = [...AS_NOBODY, NODE, "--input-type=module", "--eval", code];
		const found = JSON.parse(spawnSync(program, args, { cwd, encoding: "utf8" }).stdout);
		expect(found.folder).toBe(cwd);
		// Why the service has to tell it itself.
		const ask = [...AS_NOBODY.slice(1), "readlink", `/proc/${found.pid}/cwd`];
		expect(spawnSync(program, ask).status).toBe(1);
		await service.end("SIGTERM");
	},
);
