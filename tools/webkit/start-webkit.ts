import { spawn } from "node:child_process";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../tests/support/free-port.ts";
import { DRIVER } from "./installed-webkit.mjs";
import { startScreen } from "./start-screen.ts";

export type Window = { width: number; height: number; dark?: boolean };

export type WebKit = {
	/** A new visitor's window, that remembers nothing. The driver has one at a time: the last is closed. */
	open(window: Window): Promise<WebDriver>;
	stop(): Promise<void>;
};

/** Full screen has no toolbar, whose buttons make every window at least 447 pixels wide. */
const capabilities = (dark: boolean) =>
	new Capabilities({
		browserName: "MiniBrowser",
		"webkitgtk:browserOptions": {
			args: ["--automation", "--full-screen", ...(dark ? ["--dark-mode"] : [])],
		},
	});

async function answers(url: string): Promise<void> {
	for (let tries = 100; tries > 0; tries--) {
		if (await fetch(`${url}/status`).catch(() => undefined)) return;
		await new Promise((next) => setTimeout(next, 50));
	}
	throw new Error(`${DRIVER} does not answer at ${url}.`);
}

/** WebKitGTK behind its driver, on a screen of its own. */
export async function startWebKit(): Promise<WebKit> {
	const screen = await startScreen();
	const port = await freePort();
	const driver = spawn(DRIVER, [`--port=${port}`], {
		env: { ...process.env, DISPLAY: screen.name, GDK_BACKEND: "x11" },
		stdio: "ignore",
	});
	const url = `http://127.0.0.1:${port}`;
	await answers(url);
	let browser: WebDriver | undefined;
	return {
		async open({ width, height, dark = false }) {
			await browser?.quit();
			browser = await new Builder().usingServer(url).withCapabilities(capabilities(dark)).build();
			await browser.manage().window().setRect({ x: 0, y: 0, width, height });
			return browser;
		},
		async stop() {
			await browser?.quit();
			driver.kill();
			screen.stop();
		},
	};
}
