/** Timeout for the receiver's answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

async function statusOf(setting: string, url: string, init?: RequestInit): Promise<number> {
	try {
		const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
		const response = await fetch(url, { redirect: "manual", signal, ...init });
		await response.body?.cancel();
		return response.status;
	} catch (error) {
		const { name, cause } = error as Error;
		const { code, message = name } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
		throw new Error(
			`${setting} cannot be reached (${code ?? message}). Check this setting and the network; it is tried again.`,
			{ cause: error },
		);
	}
}

/**
 * Sends a request to an address of the settings. Redirects are not followed.
 * @param setting names the address in messages
 * @throws Error that says what to do, unless the answer is 2xx
 */
export async function callReceiver(
	setting: string,
	url: string,
	init?: RequestInit,
): Promise<void> {
	const status = await statusOf(setting, url, init);
	if (status >= 200 && status < 300) return;
	throw new Error(`${setting} answered ${status}. Check this setting; it is tried again.`);
}
