import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { makeCertificate } from "./make-certificate.ts";
import { tempFolder } from "./temp-folder.ts";

export const DEPLOY = resolve(import.meta.dirname, "../../../deploy");
/** Reads a file of the folder `deploy`. */
export const read = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

/** Whether a program is installed. If not, the output says that its tests are skipped. */
export function isInstalled(program: string): boolean {
	const found = existsSync(program);
	if (!found) console.log(`Skipped: ${program} is not installed.`);
	return found;
}

/** Replaces strings. @throws if one does not occur in the text */
export function replaceAllOf(text: string, changes: Record<string, string>): string {
	return Object.entries(changes).reduce((result, [from, to]) => {
		if (!result.includes(from)) throw new Error(`The file does not contain ${from}.`);
		return result.replaceAll(from, to);
	}, text);
}

export const NGINX = "/usr/sbin/nginx";

/** A configuration of the project, and what a test replaces in it. */
type Site = { file: string; host: string; service: string; certificates: string; log?: string };
const WEBSITE: Site = {
	...{ file: "nginx.conf", host: "www.example.com", service: "127.0.0.1:3000" },
	...{ certificates: "/etc/ssl/website", log: "/var/log/nginx/access.log" },
};
export const EDITOR: Site = {
	...{ file: "editor.nginx.conf", host: "edit.example.com", service: "127.0.0.1:3100" },
	certificates: "/etc/ssl/editor",
};

/**
 * Starts nginx with the project's configuration, changing only ports, certificate and folders.
 * @param services the address of the service, or of each process of it
 * @param events the directives of the block `events`
 */
export async function startNginx(services: string | string[], events = "", site = WEBSITE) {
	const folder = tempFolder();
	const [plain, secure] = [await freePort(), await freePort()];
	const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
	makeCertificate(site.host, key, certificate);
	const server = replaceAllOf(read(site.file), {
		"\tlisten [::]:80;\n": "",
		"\tlisten [::]:443 ssl http2;\n": "",
		"listen 80": `listen 127.0.0.1:${plain}`,
		"listen 443": `listen 127.0.0.1:${secure}`,
		[site.service]: [services]
			.flat()
			.map((service) => new URL(service).host)
			.join("; server "),
		[`${site.certificates}/fullchain.pem`]: certificate,
		[`${site.certificates}/privkey.pem`]: key,
		...(site.log && { [site.log]: join(folder, "access.log") }),
	});
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n");
	const config = join(folder, "nginx.conf");
	writeFileSync(
		config,
		`daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
		events { ${events} } http { access_log off; ${temporary}\n${server} }`,
	);
	const checked = spawnSync(NGINX, ["-t", "-c", config, "-p", folder], { encoding: "utf8" });
	expect(checked.stderr).toContain("test is successful");
	const nginx = spawn(NGINX, ["-c", config, "-p", folder], { stdio: "ignore" });
	onTestFinished(() => {
		nginx.kill("SIGKILL");
	});
	const ca = readFileSync(certificate);
	return {
		plain: `http://127.0.0.1:${plain}`,
		secure,
		ca,
		accessLog: join(folder, "access.log"),
		errorLog: `${folder}/error.log`,
	};
}
