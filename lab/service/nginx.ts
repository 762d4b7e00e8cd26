import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { type Server, start } from "./processes.ts";

const NGINX = "/usr/sbin/nginx";
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Starts nginx as a single process that serves the precompressed files.
 * @returns undefined if nginx or the brotli_static module is not installed
 */
export async function startNginx(folder: string, site: string): Promise<Server | undefined> {
	if (!existsSync(NGINX) || !existsSync(BROTLI)) return undefined;
	const port = await freePort();
	const config = join(folder, "nginx.conf");
	writeFileSync(
		config,
		`load_module ${BROTLI};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
	types { text/html html; }
	access_log off;
	keepalive_requests 1000000;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port};
		root ${resolve(site)};
		brotli_static on;
		open_file_cache max=1000;
	}
}
`,
	);
	return start(NGINX, ["-c", config, "-p", folder], { port });
}
