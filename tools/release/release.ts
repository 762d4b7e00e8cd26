/** `npm run release -- <version>`: builds a version, switches to it, and goes back if it is not healthy. */
import { main } from "../run/step.ts";
import { changeRelease } from "./change-release.ts";
import { makeRelease } from "./make-release.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { Releases } from "./releases.ts";
import { watchedService } from "./watched-service.ts";

await main(async () => {
	const [ref] = process.argv.slice(2);
	if (!ref) throw new Error("Name a version: npm run release -- <tag, branch or commit>");
	const releases = new Releases(".");
	await oneAtATime(releases.folder, async () => {
		const release = await makeRelease(".", releases, ref);
		await changeRelease(releases, release, watchedService(".", process.env));
	});
});
