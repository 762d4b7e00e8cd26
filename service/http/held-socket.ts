/** The first file descriptor that systemd passes (sd_listen_fds(3)). */
const FIRST_FD = 3;

/**
 * Returns the descriptor of a listening socket that systemd holds for this process, or undefined.
 * Connections wait in it while no process runs.
 * @param env may have LISTEN_PID and LISTEN_FDS, as systemd sets them
 */
export function heldSocket(env: NodeJS.ProcessEnv, pid = process.pid): number | undefined {
	const isForUs = env.LISTEN_PID === String(pid);
	return isForUs && Number(env.LISTEN_FDS) >= 1 ? FIRST_FD : undefined;
}
