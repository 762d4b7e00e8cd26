import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameOfFile } from "../form/names.ts";

/** What an editor changes, and what follows from it. Everything else is left as it is. */
const PUBLISHED = "company";

/** Marks the commits of the editor, so that its list leaves out all others. */
const MARK = "Published-with: the editor";

export type Publishing = { id: string; name: string; date: string; what: string; undone: boolean };

/** The sentences after a publishing and after an undoing: what follows for the public site. */
export type Done = { published: string; undone: string };

/** Each method returns the reasons why it did nothing, or []. */
export type Publisher = {
	/** What differs from what was published last, in the owner's words. */
	changes(): string[];
	/** What to say once it is done. */
	done: Done;
	/** Whether the public site has everything that was published. */
	isLive(): boolean;
	/** The last publishings, newest first. */
	history(): Publishing[];
	publish(name: string, what: string): Promise<string[]>;
	undo(id: string, name: string): Promise<string[]>;
};

/** Where a publishing goes once it is committed. */
export type Target = {
	done: Done;
	isLive(commit: string): boolean;
	/** @returns why it failed */
	publish(commit: string): Promise<string | undefined>;
};

/** On one's own computer a person pushes the commits. */
const COMMIT_ONLY: Target = {
	done: {
		published:
			"Your changes are ready for the public site. Tell the person who looks after it to take them over.",
		undone:
			"The changes are undone here. Tell the person who looks after the public site to take that over.",
	},
	isLive: () => true,
	publish: async () => undefined,
};

/**
 * Publishes with Git: one publishing is one commit, which is taken back if the target fails.
 * @param root the folder of the repository
 * @param gates what has to pass before a commit; returns the mistakes
 */
export function publisher(
	root: string,
	gates: () => Promise<string[]>,
	target = COMMIT_ONLY,
): Publisher {
	let busy = false;
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

	const changedFiles = () =>
		git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", PUBLISHED)
			.split("\0")
			.filter(Boolean)
			.map((line) => line.slice(3))
			.sort();

	/** The present text of a file of the content, or that of one which was removed. */
	function read(file: string): string | undefined {
		const path = join(root, PUBLISHED, file);
		if (existsSync(path)) return readFileSync(path, "utf8");
		try {
			return git("show", `HEAD:${PUBLISHED}/${file}`);
		} catch {
			return undefined;
		}
	}
	const named = (files: string[]) => [
		...new Set(files.map((file) => nameOfFile(file.slice(PUBLISHED.length + 1), read))),
	];

	function commit(files: string[], name: string, ...paragraphs: string[]) {
		const author = `${name} <${emailOf(git)}>`;
		const identity = ["-c", `user.name=${name}`, "-c", `user.email=${emailOf(git)}`];
		const known = new Set(git("ls-files", "-z").split("\0"));
		// Git refuses the name of a file whose removal is already staged.
		const toStage = files.filter((file) => known.has(file) || existsSync(join(root, file)));
		if (toStage.length > 0) git("add", "--all", "--", ...toStage);
		const message = paragraphs.flatMap((text) => ["-m", text]);
		git(...identity, "commit", "--quiet", `--author=${author}`, ...message, "--", ...files);
	}

	function history(): Publishing[] {
		const format = "%H%x1f%an%x1f%aI%x1f%s%x1f%(trailers:key=Undoes,valueonly,separator=)";
		const marked = ["--fixed-strings", `--grep=${MARK}`, "-z", `--format=${format}`];
		// A repository without a commit has no log.
		const log = git("rev-list", "--all", "--max-count=1") ? git("log", ...marked) : "";
		const entries = log.split("\0").filter(Boolean);
		const fields = entries.map((entry) => entry.split("\x1f"));
		const undone = new Set(fields.map(([, , , , undoes = ""]) => undoes.trim()));
		return fields.slice(0, 20).map(([id = "", name = "", date = "", what = ""]) => ({
			...{ id, name, date, what },
			undone: undone.has(id),
		}));
	}

	/** Runs one publishing or undoing at a time. */
	async function alone(name: string, work: () => Promise<string[]>): Promise<string[]> {
		if (!/^[^<>\p{Cc}]{1,80}$/u.test(name)) {
			return ["Your name: enter the name under which the publishing is listed."];
		}
		if (busy) return ["Another publishing is running: wait until it is done."];
		busy = true;
		try {
			return await work();
		} finally {
			busy = false;
		}
	}

	const head = () => git("rev-parse", "HEAD").trim();
	const isLive = () => target.isLive(head());

	/** Hands the newest commit to the target. If that fails, calls `takeBack`. */
	async function publishHead(takeBack: () => void): Promise<string[]> {
		const failure = await target.publish(head());
		if (failure === undefined) return [];
		takeBack();
		return [`The public site stays as it was. ${failure}`];
	}

	/** Puts the files of an undone commit back to the present state. */
	function restore(files: string[]) {
		git("restore", "--source=HEAD", "--staged", "--worktree", "--", ...files);
		git("revert", "--quit");
	}

	return {
		changes: () => named(changedFiles()),
		done: target.done,
		isLive,
		history,
		publish: (name, what) =>
			alone(name, async () => {
				if (changedFiles().length === 0) {
					// A publishing was interrupted after its commit, or somebody went back to an earlier release.
					if (!isLive()) return publishHead(() => {});
					return ["There is nothing to publish: nothing has changed."];
				}
				const mistakes = await gates();
				if (mistakes.length > 0) return mistakes;
				const files = changedFiles();
				const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();
				const subject = oneLine(what) || oneLine(`Change ${named(files).join(", ")}`);
				commit(files, name, subject.slice(0, 120), MARK);
				// The texts stay in the files.
				return publishHead(() => git("reset", "--quiet", "HEAD~1"));
			}),
		undo: (id, name) =>
			alone(name, async () => {
				const publishing = history().find((one) => one.id === id && !one.undone);
				if (!publishing) return ["This publishing is not among the last 20, or is already undone."];
				if (changedFiles().length > 0) {
					return ["Some changes are not published yet: publish them first, then undo."];
				}
				const files = git("diff-tree", "--no-commit-id", "--name-only", "-r", "-z", "--root", id)
					.split("\0")
					.filter(Boolean);
				try {
					git("revert", "--no-commit", id);
				} catch {
					restore(knownTo(git, files));
					return [
						`“${publishing.what}” cannot be undone: a later publishing changed the same lines; undo that one first.`,
					];
				}
				const mistakes = await gates();
				if (mistakes.length > 0) {
					restore(knownTo(git, files));
					return mistakes;
				}
				git("revert", "--quit");
				commit(
					changedFiles(),
					name,
					`Undo: ${publishing.what}`.slice(0, 120),
					`${MARK}\nUndoes: ${id}`,
				);
				return publishHead(() => {
					git("reset", "--quiet", "--soft", "HEAD~1");
					restore(knownTo(git, files));
				});
			}),
	};
}

/** The files of a commit that Git knows now; `git restore` refuses the names of others. */
function knownTo(git: (...args: string[]) => string, files: string[]): string[] {
	const known = new Set([
		...git("ls-files", "-z").split("\0"),
		...git("ls-tree", "-r", "-z", "--name-only", "HEAD").split("\0"),
	]);
	return files.filter((file) => known.has(file));
}

/** The e-mail address of this machine's Git, or one that cannot exist. */
function emailOf(git: (...args: string[]) => string): string {
	try {
		return git("config", "user.email").trim();
	} catch {
		return "editor@localhost.invalid";
	}
}
