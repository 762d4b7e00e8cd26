import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** What every page loads goes into two files: they compress better than thirty, and stay cached. */
const sharedChunks = [
	{
		name: "framework",
		test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
		priority: 2,
	},
	{
		name: "site",
		test: /[\\/]app[\\/](components[\\/](site-header|site-footer|contact-button|brand-mark|notice|picture|page-link|unbroken|typed-line|page-hero|panel-picture|tool-button|statement)[\\/]|(deferred|page-links)[\\/]|pages[\\/]not-found[\\/](broken-page|page-boundary)|hooks[\\/]|page-meta|early-script|scroll-script|root\.tsx)|[\\/]content[\\/]messages|vite[\\/]preload-helper/,
		priority: 1,
	},
];

/**
 * The site has one style sheet, put together from the components' own. The order of the cascade
 * layers is fixed by where they are first named, so it must be said before any of them.
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

/**
 * Says of the router's components what it leaves unsaid: that making one has no effect, so that
 * those which no page uses (its links and forms) stay out of every page's script.
 */
const routerPartsArePure: Plugin = {
	name: "router-parts-are-pure",
	apply: "build",
	transform: {
		filter: { id: /[\\/]react-router[\\/]dist[\\/].*[\\/]dom[\\/]lib\.js/ },
		handler: (code) =>
			code
				.replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
				.replaceAll(/= (?=[\w$]+\.forwardRef\()/g, "= /* @__PURE__ */ "),
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
	plugins: [reactRouter(), layersFirst, routerPartsArePure],
	// What the pages may know of the settings; nothing else of the environment reaches them.
	envPrefix: ["PUBLIC_", "SITE_URL"],
	css: { modules: { generateScopedName: classNameOf } },
	build: {
		assetsInlineLimit: 0,
		cssCodeSplit: false,
		target: "es2022",
		// The first browsers with light-dark(): older targets would have it rewritten,
		// and a nested color-scheme would then no longer turn the tokens.
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
	},
	// Found late otherwise: the first page of the day would load twice or not at all.
	optimizeDeps: { include: ["@emailjs/browser", "lucide-react", "valibot"] },
	server: {
		proxy: { "/api": `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}` },
		// Of no interest while developing. The framework would also watch it while it writes the
		// pages, and read their folder anew for each: 10 of 27 seconds with 400 pages more.
		watch: { ignored: ["**/build/**"] },
	},
});
