import { createHash } from "node:crypto";
import { basename } from "node:path";
import * as v from "valibot";
import type { ContentStore } from "./content-store.ts";
import { Refusal } from "./pictures/picture-files.ts";
import type { PictureStore } from "./pictures/picture-store.ts";

const path = v.pipe(
	v.string(),
	v.startsWith("company/"),
	v.transform((name) => name.slice("company/".length)),
);
const entryPath = v.object({ path });
/** A file of the pictures' folder, and no other place. */
const mediaPath = v.pipe(v.string(), v.regex(/^company\/public\/art\/[^/\\]+$/));
const asset = v.object({ path: mediaPath, content: v.string(), encoding: v.literal("base64") });
const nothing = v.unknown();

type Stores = { store: ContentStore; pictures: PictureStore };

/** One action: the parameters that it takes, and what it answers. */
const action =
	<S extends v.GenericSchema>(
		schema: S,
		answer: (params: v.InferOutput<S>, stores: Stores) => unknown,
	) =>
	(params: unknown, stores: Stores) => {
		const { success, output } = v.safeParse(schema, params);
		return success ? answer(output, stores) : undefined;
	};

function entryOf(store: ContentStore, file: string) {
	const data = store.read(file);
	if (data === undefined) return [];
	const id = createHash("sha256").update(file).digest("hex");
	return [{ data, file: { path: `company/${file}`, label: null, id } }];
}

const savePicture = (pictures: PictureStore, { path, content }: v.InferOutput<typeof asset>) =>
	pictures.save(path, Buffer.from(content, "base64"));

/** The actions of decap-server's protocol that editing these files needs. Others are refused. */
const ACTIONS = {
	info: action(nothing, () => ({ repo: "company", publish_modes: ["simple"], type: "local_fs" })),
	entriesByFiles: action(v.object({ files: v.array(entryPath) }), ({ files }, { store }) =>
		files.flatMap((file) => entryOf(store, file.path)),
	),
	entriesByFolder: action(v.object({ folder: v.literal("company/pages") }), (_, { store }) =>
		store.pages().flatMap((file) => entryOf(store, file)),
	),
	getEntry: action(entryPath, (file, { store }) => entryOf(store, file.path)[0]),
	persistEntry: action(
		v.object({
			dataFiles: v.tuple([v.object({ path, raw: v.string() })]),
			assets: v.optional(v.array(asset), []),
		}),
		async ({ dataFiles: [file], assets }, { store, pictures }) => {
			// Decap CMS also sends pictures that were chosen in the form and are not used any more.
			const used = assets.filter((one) => file.raw.includes(`"/art/${basename(one.path)}"`));
			await store.save(file.path, file.raw, async () => {
				for (const one of used) await savePicture(pictures, one);
			});
			return { message: "entry persisted" };
		},
	),
	deleteFiles: action(v.object({ paths: v.tuple([path]) }), ({ paths: [file] }, { store }) => {
		store.remove(file);
		return { message: "record removed" };
	}),
	getDeployPreview: action(nothing, () => null),
	getMedia: action(nothing, (_, { pictures }) => pictures.list()),
	getMediaFile: action(v.object({ path: mediaPath }), (file, { pictures }) =>
		pictures.read(file.path),
	),
	persistMedia: action(v.object({ asset }), (sent, { pictures }) =>
		savePicture(pictures, sent.asset),
	),
};

const requestSchema = v.object({
	action: v.picklist(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]),
	params: nothing,
});

/** Handles one request of the editor. @throws Refusal with what to correct */
export async function answer(request: unknown, stores: Stores): Promise<unknown> {
	const { success, output } = v.safeParse(requestSchema, request);
	const found = success ? await ACTIONS[output.action](output.params, stores) : undefined;
	if (found === undefined) {
		throw new Refusal("The editor asked for something that is not there: load the page again.");
	}
	return found;
}
