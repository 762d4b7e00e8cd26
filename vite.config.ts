import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [reactRouter()],
	// What the pages may know of the settings; nothing else of the environment reaches them.
	envPrefix: ["PUBLIC_", "SITE_URL"],
	build: {
		assetsInlineLimit: 0,
		target: "es2022",
		// The first browsers with light-dark(): older targets would have it rewritten,
		// and a nested color-scheme would then no longer turn the tokens.
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
	},
	// Found late otherwise: the first page of the day would load twice or not at all.
	optimizeDeps: { include: ["@emailjs/browser", "lucide-react", "valibot"] },
	server: { proxy: { "/api": `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}` } },
});
