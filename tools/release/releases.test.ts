import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listAssets, OldAssets } from "./old-assets.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { previousRelease, type Release, Releases } from "./releases.ts";

const HOUR_MS = 60 * 60 * 1000;

let root: string;
let releases: Releases;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "releases-"));
	releases = new Releases(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function add(day: number, ...assets: string[]): Release {
	const name = `2026-11-0${day}T09-00-00Z-abc`;
	const folder = join(releases.folder, name);
	mkdirSync(join(folder, "build/client/assets"), { recursive: true });
	for (const asset of assets) writeFileSync(join(folder, "build/client/assets", asset), name);
	releases.write(name, { ref: `v${day}`, commit: "abcdef0123", assets });
	return { ...releases.list().find((release) => release.name === name) } as Release;
}

test("a folder without facts is no release, and other folders are left alone", () => {
	add(1);
	mkdirSync(join(releases.folder, "2026-11-02T09-00-00Z-abc"));
	mkdirSync(join(releases.folder, "old-assets"));
	expect(releases.list().map(({ ref }) => ref)).toEqual(["v1"]);
	expect(releases.incomplete()).toEqual([join(releases.folder, "2026-11-02T09-00-00Z-abc")]);
});

test("the current release is the one that the link names, also after a half switch", () => {
	expect(releases.current()).toBeUndefined();
	const [first, second] = [add(1), add(2)];
	releases.switchTo(first);
	writeFileSync(join(root, "current.new"), "left by a kill");
	releases.switchTo(second);
	expect(releases.current()).toEqual(second);
	expect(realpathSync(join(root, "current"))).toBe(realpathSync(second.folder));
	expect(existsSync(join(root, "current.new"))).toBe(false);
});

test("a rollback goes back over releases that were withdrawn, and never forward", () => {
	const [first, second, third] = [add(1), add(2), add(3)];
	releases.switchTo(third);
	expect(previousRelease(releases)?.ref).toBe("v2");
	releases.note(second, { withdrawn: true });
	expect(previousRelease(releases)?.ref).toBe("v1");
	releases.switchTo(first);
	expect(previousRelease(releases)).toBeUndefined();
});

test("the assets of a release stay for a day after it was left, also if it was deleted", () => {
	let now = Date.now();
	const old = new OldAssets(join(root, "old"), () => now);
	const [first, second, third] = [
		add(1, "a-1.js", "same.css"),
		add(2, "a-2.js", "same.css"),
		add(3, "a-3.js"),
	];
	old.add(first);
	old.giveTo(second);
	expect(listAssets(second.folder)).toEqual(["a-1.js", "a-2.js", "same.css"]);
	rmSync(first.folder, { recursive: true });
	now += 23 * HOUR_MS;
	old.add(second);
	old.giveTo(third);
	expect(listAssets(third.folder)).toEqual(["a-1.js", "a-2.js", "a-3.js", "same.css"]);
	now += 2 * HOUR_MS;
	const fourth = add(4, "a-4.js");
	old.giveTo(fourth);
	expect(listAssets(fourth.folder)).toEqual(["a-2.js", "a-4.js", "same.css"]);
	expect(readdirSync(join(root, "old"))).toEqual(["a-2.js", "same.css"]);
});

test("two releases at a time are refused with one sentence", async () => {
	await oneAtATime(releases.folder, async () => {
		const second = oneAtATime(releases.folder, async () => "never");
		await expect(second).rejects.toThrow("Another release is under way. Wait until it has ended.");
	});
	expect(await oneAtATime(releases.folder, async () => "next")).toBe("next");
});
