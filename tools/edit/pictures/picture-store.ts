import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pictureFiles } from "./picture-files.ts";
import { Refusal } from "./refusal.ts";

/** The folder of the pictures, which the editor sees as one file for each picture. */
export const MEDIA = "company/public/art";

export type Media = { id: string; name: string; path: string; content: string; encoding: "base64" };

export type PictureStore = {
	list(): Media[];
	/** @returns undefined if there is no such picture */
	read(path: string): Media | undefined;
	/** Turns a picture into the files of the site. @throws Refusal */
	save(path: string, bytes: Buffer): Promise<Media>;
};

/** Endings that tell the cuts of one picture apart. */
const CUT = /-(wide|closing|night)$/;

/** The name of a picture, from the name of its file. */
const nameOf = (file: string) =>
	file
		.replace(/\.[^.]*$/, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

/** @param root the folder of the project */
export function pictureStore(root: string): PictureStore {
	/** The fingerprints of what was uploaded, because the editor may send a picture twice. */
	const uploaded = new Map<string, string>();

	function read(path: string): Media | undefined {
		const name = nameOf(basename(path));
		const file = join(root, MEDIA, `${name}-640.webp`);
		if (!existsSync(file)) return undefined;
		const content = readFileSync(file).toString("base64");
		const shown = `${name}.webp`;
		return { id: name, name: shown, path: `${MEDIA}/${shown}`, content, encoding: "base64" };
	}

	return {
		read,
		list: () =>
			readdirSync(join(root, MEDIA))
				.flatMap((file) => /^(.+)-640\.webp$/.exec(file)?.[1] ?? [])
				.filter((name) => !/-(closing|night)$/.test(name))
				.flatMap((name) => read(name) ?? []),
		async save(path, bytes) {
			const file = basename(path);
			const name = nameOf(file);
			const fingerprint = createHash("sha256").update(bytes).digest("hex");
			if (name === "" || CUT.test(name)) {
				throw new Refusal(`${file}: give the file a name of letters that does not end like a cut.`);
			}
			const known = read(path);
			if (known && uploaded.get(name) === fingerprint) return known;
			if (known) {
				throw new Refusal(`${file}: there is already a picture of this name; rename the file.`);
			}
			for (const [address, content] of await pictureFiles(name, file, bytes)) {
				const target = join(root, "company/public", address);
				mkdirSync(dirname(target), { recursive: true });
				writeFileSync(target, content);
			}
			uploaded.set(name, fingerprint);
			return read(path) as Media;
		},
	};
}
