import type { Page } from "@playwright/test";

/** A mid-range phone on a slow mobile network, with the figures of Lighthouse's simulation. */
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const ROUND_TRIP_MS = 150;

const VIEWPORT = { width: 360, height: 740 };

/** Slows the page's network and processor down, by Chromium's own protocol. */
export async function becomeSlowPhone(page: Page): Promise<void> {
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
