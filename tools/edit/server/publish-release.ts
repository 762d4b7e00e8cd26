import { execFileSync } from "node:child_process";
import { Releases } from "../../release/releases.ts";
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
			const live = new Releases(root).current()?.commit;
			if (!live) return false;
			try {
				execFileSync("git", ["merge-base", "--is-ancestor", commit, live], { cwd: root });
				return true;
			} catch {
				return false;
			}
		},
		async publish(commit) {
			const failure = await failureOf("tools/release/release.ts", commit);
			return failure === undefined ? undefined : inTheLog(failure);
		},
	};
}
