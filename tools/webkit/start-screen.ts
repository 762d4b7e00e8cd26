import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { SCREEN } from "./installed-webkit.mjs";

/** A screen in memory, larger than any window that is asked for. `name` is for DISPLAY. */
export async function startScreen(): Promise<{ name: string; stop(): void }> {
	const screen = spawn(
		SCREEN,
		["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
		{ stdio: ["ignore", "pipe", "ignore"] },
	);
	const number = await new Promise<string>((shown, failed) => {
		createInterface(screen.stdout).once("line", shown);
		screen.once("exit", () => failed(new Error(`${SCREEN} ended before it had a screen.`)));
	});
	return { name: `:${number}`, stop: () => void screen.kill() };
}
