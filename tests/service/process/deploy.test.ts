import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";

const DEPLOY = resolve(import.meta.dirname, "../../../deploy");
const read = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

function isInstalled(program: string): boolean {
	const found = existsSync(program);
	if (!found) console.log(`Skipped: ${program} is not installed.`);
	return found;
}

/** Replaces strings. @throws if one does not occur in the text */
function replaceAllOf(text: string, changes: Record<string, string>): string {
	return Object.entries(changes).reduce((result, [from, to]) => {
		if (!result.includes(from)) throw new Error(`The file does not contain ${from}.`);
		return result.replaceAll(from, to);
	}, text);
}

const NGINX = "/usr/sbin/nginx";

/** Starts nginx with the project's configuration, changing only ports, certificate and folders. */
async function startNginx(service: string) {
	const folder = tempFolder();
	const [plain, secure] = [await freePort(), await freePort()];
	const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
	const subject = ["-subj", "/CN=www.example.com", "-addext", "subjectAltName=DNS:www.example.com"];
	const self = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
	execFileSync("openssl", [...self, "-keyout", key, "-out", certificate], { stdio: "ignore" });
	const site = replaceAllOf(read("nginx.conf"), {
		"\tlisten [::]:80;\n": "",
		"\tlisten [::]:443 ssl http2;\n": "",
		"listen 80": `listen 127.0.0.1:${plain}`,
		"listen 443": `listen 127.0.0.1:${secure}`,
		"127.0.0.1:3000": new URL(service).host,
		"/etc/ssl/website/fullchain.pem": certificate,
		"/etc/ssl/website/privkey.pem": key,
	});
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n");
	const config = join(folder, "nginx.conf");
	writeFileSync(
		config,
		`daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
		events {} http { access_log off; ${temporary}\n${site} }`,
	);
	const checked = spawnSync(NGINX, ["-t", "-c", config, "-p", folder], { encoding: "utf8" });
	expect(checked.stderr).toContain("test is successful");
	const nginx = spawn(NGINX, ["-c", config, "-p", folder], { stdio: "ignore" });
	onTestFinished(() => {
		nginx.kill("SIGKILL");
	});
	const ca = readFileSync(certificate);
	return { plain: `http://127.0.0.1:${plain}`, secure, ca };
}

test.skipIf(!isInstalled(NGINX))(
	"nginx redirects to TLS and passes the client address to the service",
	async () => {
		const service = await startServiceProcess(siteFolder(), {
			SITE_URL: "https://www.example.com",
			TRUSTED_PROXY: "127.0.0.1",
			RATE_LIMIT_PER_MINUTE: "1",
			SMTP_URL: "smtp://127.0.0.1:1",
		});
		const { plain, secure, ca } = await startNginx(service.address);

		async function send(path: string, from?: Request) {
			const body = from && Buffer.from(await from.arrayBuffer());
			const headers = { host: "www.example.com", ...Object.fromEntries(from?.headers ?? []) };
			return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
				(done, fail) => {
					// The client address differs from that of the proxy.
					const connection = { host: "127.0.0.1", localAddress: "127.0.0.2", port: secure };
					const options = { ...connection, servername: "www.example.com", ca };
					const method = from?.method ?? "GET";
					const call = request({ ...options, path, method, headers }, (response) => {
						let text = "";
						response.on("data", (chunk) => {
							text += chunk;
						});
						response.on("end", () =>
							done({ status: response.statusCode ?? 0, headers: response.headers, text }),
						);
					});
					call.on("error", fail);
					call.end(body);
				},
			);
		}

		await eventually(() =>
			fetch(plain, { redirect: "manual" }).catch(() => undefined),
		).toBeTruthy();
		const moved = await fetch(`${plain}/contact?from=mail`, { redirect: "manual" });
		expect([moved.status, moved.headers.get("location")]).toEqual([
			308,
			"https://www.example.com/contact?from=mail",
		]);
		const home = await send("/");
		expect([home.status, home.text]).toEqual([200, expect.stringContaining("Home")]);
		expect(home.headers["strict-transport-security"]).toMatch(/max-age/);
		expect((await send("/nope")).status).toBe(404);

		const enquire = (headers: Record<string, string>) => {
			const sent = multipart(ada, { origin: "https://www.example.com", ...headers });
			return send(new URL(sent.url).pathname, sent);
		};
		expect(await enquire({})).toMatchObject({ status: 200, text: "OK" });
		// nginx appends the real address to the right of the forged one.
		expect((await enquire({ "x-forwarded-for": "203.0.113.9" })).status).toBe(429);
		const large = await send(
			"/api/v1.0/email/send-form",
			multipart({ ...ada, message: "m".repeat(1_100_000) }),
		);
		// Its own limit comes first: the service would answer 429 by now.
		expect(large.status).toBe(413);
	},
);

const CADDY = "/usr/bin/caddy";
test.skipIf(!isInstalled(CADDY))("caddy validates the Caddyfile", () => {
	const file = join(DEPLOY, "Caddyfile");
	const checked = spawnSync(CADDY, ["validate", "--config", file, "--adapter", "caddyfile"], {
		encoding: "utf8",
		env: { HOME: tempFolder(), PATH: process.env.PATH },
	});
	expect(checked.stdout + checked.stderr).toContain("Valid configuration");
	expect(checked.status).toBe(0);
});

const ANALYZE = "/usr/bin/systemd-analyze";
test.skipIf(!isInstalled(ANALYZE))("systemd-analyze verifies the unit", () => {
	const unit = join(tempFolder(), "website.service");
	const node = replaceAllOf(read("website.service"), {
		"/srv/website/node_modules/.bin/node": process.execPath,
	});
	writeFileSync(unit, node);
	const checked = spawnSync(ANALYZE, ["verify", "--man=no", unit], { encoding: "utf8" });
	expect(checked.stderr).not.toMatch(/website\.service/);
	expect(checked.status).toBe(0);
});

test("the unit starts an existing file", () => {
	const [, file = ""] = /^ExecStart=\S+ (\S+)$/m.exec(read("website.service")) ?? [];
	expect(existsSync(resolve(DEPLOY, "..", file))).toBe(true);
});
