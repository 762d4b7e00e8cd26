import { execFileSync } from "node:child_process";
import { Releases } from "../../release/releases.ts";
import { failureOf } from "../publish/gates.ts";
import type { Target } from "../publish/publisher.ts";

/** Publishes on a server: each publishing becomes a release, which goes back by itself if it fails. */
export function releaseTarget(root: string): Target {
	return {
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
		publish: (commit) => failureOf("tools/release/release.ts", commit),
	};
}
