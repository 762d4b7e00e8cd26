import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { freePort, type Server, startFile } from "../bench/processes.ts";
import { listFiles } from "../finish-build/list-files.ts";
import { withoutScripts } from "./without-scripts.ts";

const BUILD = resolve("build");

export type Sites = { site: string; floor: string; remove(): void };

/** The build as it is, with the scripts of its pages removed. */
function buildFloor(folder: string): void {
	const client = join(folder, "build/client");
	mkdirSync(client, { recursive: true });
	cpSync(join(BUILD, "client"), client, {
		recursive: true,
		filter: (file) => !/\.html(\.br|\.gz)?$/.test(file),
	});
	cpSync(join(BUILD, "client-headers.json"), join(folder, "build/client-headers.json"));
	for (const page of listFiles(join(BUILD, "client")).filter((file) => file.endsWith(".html"))) {
		const html = withoutScripts(readFileSync(page, "utf8"));
		const place = page.replace(BUILD, join(folder, "build"));
		writeFileSync(place, html);
		writeFileSync(`${place}.br`, brotliCompressSync(html));
	}
}

async function serve(folder: string): Promise<Server> {
	const port = await freePort();
	return startFile("service/main.ts", [], {
		port,
		cwd: folder,
		env: { PORT: String(port), DATA_DIR: join(folder, "data"), RATE_LIMIT_PER_MINUTE: "0" },
	});
}

/** The built site and its floor, each served by the real service. */
export async function startSites(): Promise<Sites> {
	const folder = mkdtempSync(join(tmpdir(), "speed-"));
	const places = { site: join(folder, "site"), floor: join(folder, "floor") };
	mkdirSync(places.site, { recursive: true });
	symlinkSync(BUILD, join(places.site, "build"));
	buildFloor(places.floor);
	const [site, floor] = await Promise.all([serve(places.site), serve(places.floor)]);
	return {
		site: site.address,
		floor: floor.address,
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
