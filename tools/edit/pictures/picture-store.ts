import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openPicture, pictureFiles, Refusal } from "./picture-files.ts";

/** The folder of the pictures, which the editor sees as one file for each picture. */
export const MEDIA = "company/public/art";

/** How many pictures are remembered that somebody has chosen and not saved. */
const MOST_CHOSEN = 10;

export type Media = { id: string; name: string; path: string; content: string; encoding: "base64" };

export type PictureStore = {
	list(): Media[];
	/** @returns undefined if there is no such picture */
	read(path: string): Media | undefined;
	/**
	 * Checks a picture that somebody has chosen, and remembers it, so that forms and previews can show
	 * it before it is saved.
	 * @returns the name of its file, under which it can be saved
	 * @throws Refusal
	 */
	choose(file: string, bytes: Buffer): Promise<string>;
	/** The bytes of a picture, or of any cut of a chosen one. */
	show(file: string): Buffer | undefined;
	/** Turns a picture into the files of the site. @throws Refusal */
	save(path: string, bytes: Buffer): Promise<Media>;
};

/** Endings that tell the cuts of one picture apart. */
const CUT = /(-(wide|closing|night))+$/;

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const withoutEnding = (file: string) => basename(file).replace(/\.[^.]*$/, "");

/** The Latin letters and digits of a file's name. Those of other scripts leave nothing. */
const latin = (file: string) =>
	withoutEnding(file)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.replace(CUT, "");

/** @param root the folder of the project */
export function pictureStore(root: string): PictureStore {
	const chosen = new Map<string, Buffer>();
	/** What was saved, because Decap CMS may send a picture twice. */
	const saved = new Map<string, string>();

	function read(path: string): Media | undefined {
		const name = withoutEnding(path);
		const file = join(root, MEDIA, `${name}-640.webp`);
		if (!existsSync(file)) return undefined;
		const content = readFileSync(file).toString("base64");
		const shown = `${name}.webp`;
		return { id: name, name: shown, path: `${MEDIA}/${shown}`, content, encoding: "base64" };
	}

	/** Whether another picture has the name. */
	function isTaken(name: string, bytes: Buffer): boolean {
		if (read(name)) return saved.get(name) !== hashOf(bytes);
		return !(chosen.get(name)?.equals(bytes) ?? true);
	}

	return {
		read,
		list: () =>
			readdirSync(join(root, MEDIA))
				.flatMap((file) => /^(.+)-640\.webp$/.exec(file)?.[1] ?? [])
				.filter((name) => !/-(closing|night)$/.test(name))
				.flatMap((name) => read(name) ?? []),
		async choose(file, bytes) {
			const { ending } = await openPicture(file, bytes);
			const wanted = latin(file) || `picture-${hashOf(bytes).slice(0, 8)}`;
			let name = wanted;
			for (let n = 2; isTaken(name, bytes); n++) name = `${wanted}-${n}`;
			chosen.set(name, bytes);
			const [oldest = ""] = chosen.keys();
			if (chosen.size > MOST_CHOSEN) chosen.delete(oldest);
			return `${name}.${ending}`;
		},
		show(file) {
			const media = read(file);
			if (media) return Buffer.from(media.content, "base64");
			const name = withoutEnding(file);
			return chosen.get(name) ?? chosen.get(name.replace(/-\d+$/, "").replace(CUT, ""));
		},
		async save(path, bytes) {
			const file = basename(path);
			const name = withoutEnding(file);
			if (name === "" || name !== latin(file)) {
				throw new Refusal(`${file}: give the file a name of Latin letters, digits and hyphens.`);
			}
			const known = read(path);
			if (known && !isTaken(name, bytes)) return known;
			if (known) {
				throw new Refusal(`${file}: there is already a picture of this name; rename the file.`);
			}
			const { picture } = await openPicture(file, bytes);
			for (const [address, content] of await pictureFiles(name, picture)) {
				const target = join(root, "company/public", address);
				mkdirSync(dirname(target), { recursive: true });
				writeFileSync(target, content);
			}
			saved.set(name, hashOf(bytes));
			chosen.delete(name);
			return read(path) as Media;
		},
	};
}
