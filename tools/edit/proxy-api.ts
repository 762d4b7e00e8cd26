import { createHash } from "node:crypto";
import { basename } from "node:path";
import * as v from "valibot";
import type { ContentStore } from "./content-store.ts";
import type { PictureStore } from "./pictures/picture-store.ts";

/** The folder of the records that can be made and removed. */
export const PAGES = "company/pages";

const path = v.pipe(
	v.string(),
	v.startsWith("company/"),
	v.transform((name) => name.slice("company/".length)),
);
const entryPath = v.object({ path });
/** A file of the pictures' folder, and no other place. */
const mediaPath = v.pipe(v.string(), v.regex(/^company\/public\/art\/[^/\\]+$/));
const asset = v.object({ path: mediaPath, content: v.string(), encoding: v.literal("base64") });
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
		params: v.object({
			dataFiles: v.pipe(v.array(dataFile), v.length(1)),
			assets: v.optional(v.array(asset), []),
		}),
	}),
	v.object({
		action: v.literal("deleteFiles"),
		params: v.object({ paths: v.pipe(v.array(path), v.length(1)) }),
	}),
	v.object({ action: v.literal("getDeployPreview") }),
	v.object({ action: v.literal("getMedia") }),
	v.object({ action: v.literal("getMediaFile"), params: v.object({ path: mediaPath }) }),
	v.object({ action: v.literal("persistMedia"), params: v.object({ asset }) }),
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
	return { data, file: { path: `company/${file}`, label: null, id } };
}

const entries = (store: ContentStore, files: string[]) =>
	files.flatMap((file) => entry(store, file) ?? []);

const notFound = (path: string): Answer => ({
	status: 404,
	body: { error: `There is no file ${path}.` },
});

/** Handles one request of the editor. @throws Refusal for a picture that is not taken over */
export async function answer(
	request: unknown,
	store: ContentStore,
	pictures: PictureStore,
): Promise<Answer> {
	const savePicture = ({ path, content }: v.InferOutput<typeof asset>) =>
		pictures.save(path, Buffer.from(content, "base64"));
	const { success, output } = v.safeParse(requestSchema, request);
	if (!success) return refused("The editor sent a request that this proxy does not support.");
	switch (output.action) {
		case "info":
			return ok({ repo: "company", publish_modes: ["simple"], type: "local_fs" });
		case "entriesByFiles": {
			const files = output.params.files.map((one) => one.path);
			return ok(entries(store, files));
		}
		case "entriesByFolder":
			return ok(entries(store, store.pages()));
		case "getEntry": {
			const found = entry(store, output.params.path);
			return found ? ok(found) : notFound(output.params.path);
		}
		case "getDeployPreview":
			return ok(null);
		case "getMedia":
			return ok(pictures.list());
		case "getMediaFile": {
			const picture = pictures.read(output.params.path);
			return picture ? ok(picture) : notFound(output.params.path);
		}
		case "persistMedia":
			return ok(await savePicture(output.params.asset));
		case "deleteFiles":
			return done(
				"record removed",
				output.params.paths.flatMap((file) => store.remove(file)),
			);
		case "persistEntry": {
			const { dataFiles, assets } = output.params;
			const [{ path, raw }] = dataFiles as [v.InferOutput<typeof dataFile>];
			// Decap CMS also sends pictures that were chosen in the form and are not used any more.
			const used = assets.filter((one) => raw.includes(`"/art/${basename(one.path)}"`));
			const upload = async () => {
				for (const one of used) await savePicture(one);
			};
			return done("entry persisted", await store.save(path, raw, upload));
		}
	}
}
