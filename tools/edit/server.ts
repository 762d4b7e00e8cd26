/** `npm run edit-server`: the editor of a server. Its proxy asks for a name and a password. */
import { execFileSync } from "node:child_process";
import { main } from "../step.ts";
import { contentGates, failureOf } from "./publish/gates.ts";
import { publisher, type Target } from "./publish/publisher.ts";
import { originOf, startEditor } from "./start.ts";

/** Each publishing becomes a release, which goes back by itself if it fails. */
const release: Target = {
	done: {
		published: "Your changes are published: the public site shows them now.",
		undone: "The changes are undone: the public site shows the former content again.",
	},
	isLive(commit) {
		try {
			// In the release that runs, HEAD is its version. Without one, git fails as well.
			const ask = ["merge-base", "--is-ancestor", commit, "HEAD"];
			execFileSync("git", ask, { cwd: "current", stdio: "ignore" });
			return true;
		} catch {
			return false;
		}
	},
	publish: (commit) => failureOf("The release", "tools/release/release.mjs", commit),
};

await main(() => {
	const { EDITOR_URL, SITE_URL } = process.env;
	if (!SITE_URL) throw new Error("Set SITE_URL to the address of the site.");
	return startEditor({
		...{ origin: originOf(EDITOR_URL), siteUrl: SITE_URL, behindProxy: true },
		publisher: publisher(".", contentGates(false), release),
	});
});
