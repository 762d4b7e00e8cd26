/** `npm run dev`: pages with hot reload on PORT (default 3000), and the service on the next port. */
import { spawn } from "node:child_process";
import { writeJsonSchemas } from "./json-schemas.ts";

writeJsonSchemas();
const port = Number(process.env.PORT || 3000);
const servicePort = String(port + 1);
const address = `http://127.0.0.1:${port}`;

const start = (args: string[], env: Record<string, string>) =>
	spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });

const service = start(["--watch", "tools/dev-service.ts"], {
	PORT: servicePort,
	SITE_URL: address,
});
const pages = start(
	["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", String(port)],
	{ SERVICE_PORT: servicePort },
);
const stop = () => {
	service.kill();
	pages.kill();
};
process.on("SIGTERM", stop);
// The editor ends this process at the signal.
process.on("exit", stop);
process.on("SIGINT", stop);
service.on("exit", stop);
pages.on("exit", (code) => {
	stop();
	// Needed for `npm run edit`, whose editor would keep the process alive.
	process.exit(code ?? 1);
});
console.log(`Pages with hot reload: ${address}`);
