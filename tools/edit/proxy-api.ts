import { createHash } from "node:crypto";
import * as v from "valibot";
import type { ContentStore } from "./content-store.ts";

const path = v.pipe(
	v.string(),
	v.startsWith("company/"),
	v.transform((name) => name.slice("company/".length)),
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
	v.object({ action: v.literal("getEntry"), params: entryPath }),
	v.object({
		action: v.literal("persistEntry"),
		params: v.object({ dataFiles: v.pipe(v.array(dataFile), v.length(1)) }),
	}),
	v.object({ action: v.literal("getMedia") }),
]);

export type Answer = { status: 200 | 422; body: unknown };

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (error: string): Answer => ({ status: 422, body: { error } });

function entry(store: ContentStore, file: string) {
	const data = store.read(file);
	const id = createHash("sha256").update(data).digest("hex");
	return { data, file: { path: `company/${file}`, label: null, id } };
}

/** Handles one request of the editor. */
export function answer(request: unknown, store: ContentStore): Answer {
	const { success, output } = v.safeParse(requestSchema, request);
	if (!success) return refused("The editor sent a request that this proxy does not support.");
	switch (output.action) {
		case "info":
			return ok({ repo: "company", publish_modes: ["simple"], type: "local_fs" });
		case "entriesByFiles":
			return ok(output.params.files.map((one) => entry(store, one.path)));
		case "getEntry":
			return ok(entry(store, output.params.path));
		case "getMedia":
			return ok([]);
		case "persistEntry": {
			const mistakes = output.params.dataFiles.flatMap((one) => store.save(one.path, one.raw));
			return mistakes.length > 0
				? refused(mistakes.join("\n"))
				: ok({ message: "entry persisted" });
		}
	}
}
