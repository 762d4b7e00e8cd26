/** The network of Lighthouse's slow phone, for Network.emulateNetworkConditions. */
export const SLOW_NETWORK = {
	offline: false,
	/** Milliseconds. */
	latency: 150,
	/** Bytes a second. */
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (1.6 * 1024 * 1024) / 8,
};
