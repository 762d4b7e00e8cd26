import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { failureOf, inTheLog } from "../publish/gates.ts";
import type { Target } from "../publish/publisher.ts";

/** Publishes on a server: each publishing becomes a release, which goes back by itself if it fails. */
export function releaseTarget(root: string): Target {
	return {
		done: {
			published: "Your changes are published: the public site shows them now.",
			undone: "The changes are undone: the public site shows the former content again.",
		},
		isLive(commit) {
			try {
				// In the release that runs, HEAD is its version. Without one, git fails as well.
				const ask = ["merge-base", "--is-ancestor", commit, "HEAD"];
				execFileSync("git", ask, { cwd: join(root, "current"), stdio: "ignore" });
				return true;
			} catch {
				return false;
			}
		},
		async publish(commit) {
			const failure = await failureOf("tools/release/release.mjs", commit);
			return failure === undefined ? undefined : inTheLog(failure);
		},
	};
}
