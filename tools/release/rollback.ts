/** `npm run rollback`: goes back to the release before the current one. */
import { main } from "../run/step.ts";
import { changeRelease } from "./change-release.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { previousRelease, Releases } from "./releases.ts";
import { watchedService } from "./watched-service.ts";

await main(async () => {
	const releases = new Releases(".");
	await oneAtATime(releases.folder, async () => {
		const left = releases.current();
		const target = previousRelease(releases);
		if (!left || !target) {
			throw new Error("There is no earlier release. Make one: npm run release -- <version>");
		}
		await changeRelease(releases, target, watchedService(".", process.env));
		const withdrawn = releases.list().find(({ name }) => name === left.name);
		if (withdrawn) releases.note(withdrawn, { withdrawn: true });
	});
});
