import type { Page } from "@playwright/test";

/** Lighthouse's figures for a mid-range phone on a slow mobile network. */
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const ROUND_TRIP_MS = 150;

const VIEWPORT = { width: 360, height: 740 };

/** Throttles the network and the CPU of the page over the DevTools protocol. */
export async function emulateSlowPhone(page: Page): Promise<void> {
	await page.setViewportSize(VIEWPORT);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: ROUND_TRIP_MS,
		downloadThroughput: BYTES_PER_SECOND,
		uploadThroughput: BYTES_PER_SECOND,
	});
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}
