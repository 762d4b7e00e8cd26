import { join } from "node:path";
import { say } from "../run/step.ts";
import { OldAssets } from "./old-assets.ts";
import type { Release, Releases } from "./releases.ts";
import { restartAndWatch, type Watched } from "./restart.ts";

const titleOf = ({ ref, commit }: Release) => `${ref} (${commit.slice(0, 8)})`;

/**
 * Switches to a release, restarts the service and watches it. If it does not stay healthy, goes back
 * by itself.
 * @throws Error when the service had to go back
 */
export async function changeRelease(
	releases: Releases,
	target: Release,
	watched: Watched,
): Promise<void> {
	const before = releases.current();
	if (before?.name === target.name) throw new Error(`${titleOf(target)} is already running.`);
	const oldAssets = new OldAssets(join(releases.folder, "old-assets"));
	if (before) oldAssets.add(before);
	oldAssets.giveTo(target);
	releases.switchTo(target);
	if (!before) {
		say(
			`${titleOf(target)} is ready. Start the service: systemctl enable --now website.socket website`,
		);
		return;
	}
	say(`Switched from ${titleOf(before)} to ${titleOf(target)}. Restarting the service …`);
	const problem = await restartAndWatch(target.folder, watched);
	if (!problem) {
		say(`${titleOf(target)} is running and was healthy for ${watched.watchMs / 1000} s.`);
		return;
	}
	releases.note(target, { withdrawn: true });
	oldAssets.add(target);
	oldAssets.giveTo(before);
	releases.switchTo(before);
	const again = await restartAndWatch(before.folder, watched);
	throw new Error(
		`With ${titleOf(target)}, the service was not well: ${problem}. ${
			again
				? `It is back at ${titleOf(before)}, but not well either: ${again}. Look at its log: journalctl -u website.`
				: `It is back at ${titleOf(before)}. Look at its log: journalctl -u website.`
		}`,
	);
}
