import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";

/**
 * The site has one style sheet, put together from the components' own. The order of the cascade
 * layers is fixed where they are first named, so it must come before any of them.
 */
const layersFirst: Plugin = {
	name: "layers-first",
	enforce: "post",
	generateBundle(_, bundle) {
		const layers = readFileSync("app/styles/layers.css", "utf8").trim().split("\n").at(-1);
		for (const file of Object.values(bundle)) {
			if (file.type === "asset" && file.fileName.endsWith(".css")) {
				file.source = `${layers}${file.source}`;
			}
		}
	},
};

/** What all pages share goes into two files, which compress better than thirty and stay cached. */
const sharedChunks = [
	{ name: "framework", test: /node_modules[\\/](react|react-dom|react-router|lucide-react)[\\/]/ },
	{ name: "site", minShareCount: 4 },
];

const INLINE_SCRIPT = /^(.+)\?inline-script$/;

/**
 * Compiles a module and its imports to the text of an inline script, for what must run before
 * the first paint: `import code from "./head-script.ts?inline-script"`.
 */
const inlineScript: Plugin = {
	name: "inline-script",
	load: {
		filter: { id: INLINE_SCRIPT },
		async handler(id) {
			const entry = INLINE_SCRIPT.exec(id)?.[1] ?? id;
			const result = await build({
				configFile: false,
				logLevel: "warn",
				build: {
					write: false,
					target: "es2022",
					modulePreload: false,
					rolldownOptions: { input: entry, output: { format: "iife" } },
				},
			});
			const [output] = [result].flat();
			if (!output || !("output" in output)) throw new Error(`${entry} could not be compiled.`);
			this.addWatchFile(entry);
			return `export default ${JSON.stringify(output.output[0].code.trim())};`;
		},
	},
};

/** The registry reads its records from disk, where Vite does not see that they belong to it. */
const contentReload: Plugin = {
	name: "content-reload",
	hotUpdate({ file, server }) {
		if (!file.includes("/content/pages/")) return;
		server.environments.ssr?.moduleGraph.invalidateAll();
		server.environments.client.hot.send({ type: "full-reload" });
	},
};

/** The file behind each name of a CSS module. */
const moduleFiles = new Map<string, string>();

/**
 * Names a class after its CSS module, as in `page-hero_heading`. Vite's own names end in a hash and
 * a line number; these can be read, and take 580 of 16,070 bytes off the style sheet (brotli).
 */
function classNameOf(name: string, file: string): string {
	const module = basename(file, ".module.css");
	if ((moduleFiles.get(module) ?? file) !== file) {
		throw new Error(`Two CSS modules are named ${module}.`);
	}
	moduleFiles.set(module, file);
	return `${module}_${name}`;
}

export default defineConfig({
	plugins: [reactRouter(), inlineScript, layersFirst, contentReload],
	// The only settings that pages may know; nothing else of the environment reaches them.
	envPrefix: ["PUBLIC_", "SITE_URL"],
	css: { modules: { generateScopedName: classNameOf } },
	build: {
		assetsInlineLimit: 0,
		cssCodeSplit: false,
		target: "es2022",
		// The first browsers with light-dark(): for older targets it would be rewritten,
		// and a nested color-scheme would then no longer switch the tokens.
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
	},
	// Vite would find these late, and the first page of the day would load twice or not at all.
	optimizeDeps: { include: ["@emailjs/browser", "lucide-react", "valibot"] },
	server: {
		proxy: { "/api": `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}` },
		// Watching the output would slow the build down: 10 of 27 seconds with 400 pages more.
		watch: { ignored: ["**/build/**"] },
	},
});
