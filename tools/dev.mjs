/** Hot reload on PORT (3000), with the real service behind it on the next port. */
import { install, main, say, serve } from "./run/steps.mjs";

await main(async () => {
	await install();
	const port = Number(process.env.PORT || 3000);
	const address = `http://127.0.0.1:${port}`;
	const service = serve(["--watch", "tools/dev-service.ts"], {
		PORT: String(port + 1),
		SITE_URL: address,
	});
	const pages = serve(
		[
			"node_modules/@react-router/dev/bin.cjs",
			"dev",
			"--host",
			"127.0.0.1",
			"--port",
			String(port),
		],
		{
			SERVICE_PORT: String(port + 1),
		},
	);
	service.on("exit", () => pages.kill());
	pages.on("exit", () => service.kill());
	say(`Pages with hot reload: ${address}`);
});
