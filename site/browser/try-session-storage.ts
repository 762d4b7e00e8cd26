/** Uses the session storage, which may be blocked or full. The site works without it. */
export function trySessionStorage<T>(use: (storage: Storage) => T): T | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}
