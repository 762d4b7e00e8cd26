import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameOfFile } from "../form/owners-words.ts";

/** What an editor changes, and what follows from it. Everything else is left as it is. */
const PUBLISHED = "company";

/** Marks the commits of the editor, so that its list leaves out all others. */
const MARK = "Published-with: the editor";

/** A name that cannot change who a commit is by. */
const NAME = /^[^<>\p{Cc}]{1,80}$/u;
const NO_NAME = ["Your name: enter the name under which the publishing is listed."];

export type Publishing = { id: string; name: string; date: string; what: string; undone: boolean };

/** What has to pass before a commit; returns the mistakes. @param say takes what is being done */
export type Gates = (say: Say) => Promise<string[]>;

/** The sentences after a publishing and after an undoing: what follows for the public site. */
export type Done = { published: string; undone: string };

type Say = (step: string) => void;

/** `publish` and `undo` return the reasons why they did nothing, or []. One of them runs at a time. */
export type Publisher = {
	/** What differs from what was published last, in the owner's words. */
	changes(): string[];
	/** What to say once it is done. */
	done: Done;
	/** Whether the public site has everything that was published. */
	isLive(): boolean;
	/** The last publishings, newest first. */
	history(): Publishing[];
	/** @param say takes what is being done */
	publish(name: string, what: string, say: Say): Promise<string[]>;
	undo(name: string, id: string, say: Say): Promise<string[]>;
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
 */
export function publisher(root: string, gates: Gates, target = COMMIT_ONLY): Publisher {
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
	const head = () => git("rev-parse", "HEAD").trim();
	const isLive = () => target.isLive(head());

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
	const changes = () => [
		...new Set(changedFiles().map((file) => nameOfFile(file.slice(PUBLISHED.length + 1), read))),
	];

	/** Commits the content, and nothing else, with the name of a person. */
	function commit(name: string, subject: string, trailers: string) {
		const email = git("config", "--default", "editor@localhost.invalid", "--get", "user.email");
		const person = ["-c", `user.name=${name}`, "-c", `user.email=${email.trim()}`];
		const oneLine = subject.replace(/\p{Cc}+/gu, " ").trim();
		git("add", "--all", "--", PUBLISHED);
		const message = ["-m", oneLine.slice(0, 120), "-m", trailers];
		git(...person, "commit", "--quiet", ...message, "--", PUBLISHED);
	}

	/** Brings the content back to the newest commit. */
	function restore() {
		git("restore", "--source=HEAD", "--staged", "--worktree", "--", PUBLISHED);
		git("revert", "--quit");
	}

	function history(): Publishing[] {
		const format = "%H%x1f%an%x1f%aI%x1f%s%x1f%(trailers:key=Undoes,valueonly,separator=)";
		const log = git("log", "--fixed-strings", `--grep=${MARK}`, "-z", `--format=${format}`);
		const entries = log.split("\0").filter(Boolean);
		const fields = entries.map((entry) => entry.split("\x1f"));
		const undone = new Set(fields.map(([, , , , undoes = ""]) => undoes.trim()));
		return fields.slice(0, 20).map(([id = "", name = "", date = "", what = ""]) => ({
			...{ id, name, date, what },
			undone: undone.has(id),
		}));
	}

	/** Hands the newest commit to the target. If that fails, calls `takeBack`. */
	async function publishHead(say: Say, takeBack: () => void): Promise<string[]> {
		say("The site is built and goes live");
		const failure = await target.publish(head());
		if (failure === undefined) return [];
		takeBack();
		return [`The public site stays as it was. ${failure}`];
	}

	return {
		...{ changes, isLive, history, done: target.done },
		async publish(name, what, say) {
			if (!NAME.test(name)) return NO_NAME;
			if (changedFiles().length === 0) {
				// A publishing was interrupted after its commit, or somebody went back to an earlier release.
				if (!isLive()) return publishHead(say, () => {});
				return ["There is nothing to publish: nothing has changed."];
			}
			const mistakes = await gates(say);
			if (mistakes.length > 0) return mistakes;
			commit(name, what.trim() || `Change ${changes().join(", ")}`, MARK);
			// The texts stay in the files.
			return publishHead(say, () => git("reset", "--quiet", "HEAD~1"));
		},
		async undo(name, id, say) {
			if (!NAME.test(name)) return NO_NAME;
			const publishing = history().find((one) => one.id === id && !one.undone);
			if (!publishing) return ["This publishing is not among the last 20, or is already undone."];
			if (changedFiles().length > 0) {
				return ["Some changes are not published yet: publish them first, then undo."];
			}
			try {
				git("revert", "--no-commit", id);
			} catch {
				restore();
				return [
					`“${publishing.what}” cannot be undone: a later publishing changed the same lines; undo that one first.`,
				];
			}
			const mistakes = await gates(say);
			if (mistakes.length > 0) {
				restore();
				return mistakes;
			}
			git("revert", "--quit");
			commit(name, `Undo: ${publishing.what}`, `${MARK}\nUndoes: ${id}`);
			return publishHead(say, () => {
				git("reset", "--quiet", "--soft", "HEAD~1");
				restore();
			});
		},
	};
}
