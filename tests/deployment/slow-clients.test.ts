import { once } from "node:events";
import { request } from "node:https";
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { CADDY, caddyAddress, startCaddy } from "./support/caddy.ts";
import { isInstalled } from "./support/deploy-files.ts";

/** Slow connections of each kind without a body. */
const EACH = 500;
/** Slow connections that send a body. */
const BODIES = 40;
/** Usually 8 to 12 s. */
const CUT_OFF_MS = 60_000;

type Front = { plain: number; secure: number; ca: Buffer };

/** Fetches the home page over TLS on a new connection and resolves to its status. */
const homeStatus = ({ secure: port, ca }: Front) =>
	new Promise<number | undefined>((done, fail) => {
		const options = { host: "127.0.0.1", port, servername: "localhost", ca, agent: false };
		const headers = { host: `localhost:${port}` };
		const call = request({ ...options, headers, timeout: 10_000 }, (response) => {
			response.resume().on("end", () => done(response.statusCode));
		});
		call.on("timeout", () => call.destroy(new Error("the home page took over 10 s")));
		call.on("error", fail).end();
	});

/** Connections that the clients never close, and how long each stayed open, in milliseconds. */
class Connections {
	readonly lifetimes: number[] = [];
	#open = 0;

	get open(): number {
		return this.#open;
	}

	/** Adds a connection and resolves to it once it is ready to send. */
	async add<S extends Socket>(socket: S, ready = "connect"): Promise<S> {
		const since = performance.now();
		this.#open++;
		onTestFinished(() => void socket.destroy());
		socket.on("error", () => {}).resume();
		socket.on("close", () => {
			this.#open--;
			this.lifetimes.push(performance.now() - since);
		});
		await once(socket, ready);
		return socket;
	}
}

/** Sends the beginning of a body, and then one byte every half second or nothing. */
async function sendSlowBody({ secure: port, ca }: Front, all: Connections, goesOn: boolean) {
	const options = { host: "127.0.0.1", port, servername: "localhost", ca };
	const socket = await all.add(connectTls(options), "secureConnect");
	const head = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\n`;
	const type = "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n";
	socket.write(`${head}${type}-`);
	if (!goesOn) return;
	const timer = setInterval(() => socket.write("-"), 500);
	socket.on("close", () => clearInterval(timer));
}

/** Opens connections that send nothing, half a header, nothing before TLS, and a slow body. */
async function openSlowConnections(front: Front): Promise<Connections> {
	const all = new Connections();
	for (let i = 0; i < BODIES; i++) await sendSlowBody(front, all, i % 2 === 0);
	for (let i = 0; i < EACH; i++) {
		await all.add(connect(front.plain, "127.0.0.1"));
		await all.add(connect(front.secure, "127.0.0.1"));
		const half = await all.add(connect(front.plain, "127.0.0.1"));
		half.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow");
	}
	return all;
}

test.skipIf(!isInstalled(CADDY))(
	"Caddy cuts off 1,540 idle and slow clients and serves the others meanwhile",
	async () => {
		const { plain, secure, origin } = await caddyAddress();
		const service = await startServiceProcess(siteFolder(), { TRUSTED_PROXY: "loopback" });
		const upstream = new URL(service.address).host;
		const ca = await startCaddy({ plain, secure }, ["Caddyfile"], {
			...{ SITE_URL: origin, UPSTREAM: upstream },
		});
		const front = { plain, secure, ca };

		const slow = await openSlowConnections(front);
		const started = performance.now();
		while (slow.open > 0 && performance.now() - started < CUT_OFF_MS) {
			expect(await homeStatus(front)).toBe(200);
			await new Promise((next) => setTimeout(next, 200));
		}
		expect(slow.open).toBe(0);
		expect(slow.lifetimes).toHaveLength(3 * EACH + BODIES);
		// None was refused: each occupied a connection until its timeout.
		expect(Math.min(...slow.lifetimes)).toBeGreaterThan(5_000);
	},
	120_000,
);
