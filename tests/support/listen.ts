import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts the server on a free port of this machine. Returns its origin. */
export async function listen(server: Server): Promise<string> {
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
