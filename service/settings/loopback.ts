const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether the host name of a URL is certainly this machine, so that nobody can listen in between. */
export function isLoopback(hostname: string): boolean {
	return LOOPBACK.test(hostname);
}
