import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFiles } from "#tools/finish-build/list-files.ts";

const CLIENT = "build/client";

/** The address of every page of the build. */
export const builtPages = listFiles(CLIENT)
	.filter((file) => file.endsWith("index.html"))
	.map((file) => `/${relative(CLIENT, file).replace(/\/?index\.html$/, "")}`);

/** The HTML as the server sends it. */
export const htmlOf = (path: string) => readFileSync(join(CLIENT, path, "index.html"), "utf8");
