/** Timeout for an answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Sends a request to an address of the settings. Redirects are not followed, because the body may be of
 * a visitor.
 * @returns the status
 * @throws Error whose message is the reason why there was no answer
 */
export async function callUrl(url: string, init: RequestInit = {}): Promise<number> {
	try {
		const signals = [init.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)];
		const signal = AbortSignal.any(signals.filter((one) => one != null));
		const response = await fetch(url, { ...init, redirect: "manual", signal });
		await response.body?.cancel();
		return response.status;
	} catch (error) {
		const { name, cause } = error as Error;
		const { code, message = name } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
		throw new Error(code ?? message, { cause: error });
	}
}
