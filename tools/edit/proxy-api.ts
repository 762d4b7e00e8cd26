import { createHash } from "node:crypto";
import * as v from "valibot";
import type { ContentStore } from "./content-store.ts";

/** The folder of the records that can be made and removed. */
export const PAGES = "content/pages";

const path = v.pipe(
	v.string(),
	v.startsWith("content/"),
	v.transform((name) => name.slice("content/".length)),
);
const entryPath = v.object({ path });
const dataFile = v.object({ path, raw: v.string() });

/** The actions of decap-server's protocol that editing these files needs. Others are refused. */
const requestSchema = v.variant("action", [
	v.object({ action: v.literal("info") }),
	v.object({
		action: v.literal("entriesByFiles"),
		params: v.object({ files: v.array(entryPath) }),
	}),
	v.object({
		action: v.literal("entriesByFolder"),
		params: v.object({ folder: v.literal(PAGES) }),
	}),
	v.object({ action: v.literal("getEntry"), params: entryPath }),
	v.object({
		action: v.literal("persistEntry"),
		params: v.object({ dataFiles: v.pipe(v.array(dataFile), v.length(1)) }),
	}),
	v.object({
		action: v.literal("deleteFiles"),
		params: v.object({ paths: v.pipe(v.array(path), v.length(1)) }),
	}),
	v.object({ action: v.literal("getDeployPreview") }),
	v.object({ action: v.literal("getMedia") }),
]);

export type Answer = { status: 200 | 404 | 422; body: unknown };

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (error: string): Answer => ({ status: 422, body: { error } });

/** The answer to a save or a removal: done, or what has to be corrected first. */
const done = (message: string, mistakes: string[]): Answer =>
	mistakes.length > 0 ? refused(mistakes.join("\n")) : ok({ message });

function entry(store: ContentStore, file: string) {
	const data = store.read(file);
	if (data === undefined) return undefined;
	const id = createHash("sha256").update(file).digest("hex");
	return { data, file: { path: `content/${file}`, label: null, id } };
}

const entries = (store: ContentStore, files: string[]) =>
	files.flatMap((file) => entry(store, file) ?? []);

/** Handles one request of the editor. */
export function answer(request: unknown, store: ContentStore): Answer {
	const { success, output } = v.safeParse(requestSchema, request);
	if (!success) return refused("The editor sent a request that this proxy does not support.");
	switch (output.action) {
		case "info":
			return ok({ repo: "content", publish_modes: ["simple"], type: "local_fs" });
		case "entriesByFiles": {
			const files = output.params.files.map((one) => one.path);
			return ok(entries(store, files));
		}
		case "entriesByFolder":
			return ok(entries(store, store.pages()));
		case "getEntry": {
			const found = entry(store, output.params.path);
			const error = `There is no content file ${output.params.path}.`;
			return found ? ok(found) : { status: 404, body: { error } };
		}
		case "getDeployPreview":
			return ok(null);
		case "getMedia":
			return ok([]);
		case "deleteFiles":
			return done(
				"record removed",
				output.params.paths.flatMap((file) => store.remove(file)),
			);
		case "persistEntry":
			return done(
				"entry persisted",
				output.params.dataFiles.flatMap((one) => store.save(one.path, one.raw)),
			);
	}
}
