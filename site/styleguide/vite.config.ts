import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

/** The registry of pages reads the records from the disk, which a browser does not have. */
const records: Plugin = {
	name: "records",
	async load(id) {
		if (!id.endsWith("/content/records.ts")) return;
		const { files } = await import("../../content/records.ts");
		return `export const files = ${JSON.stringify(files)}; export const areDrafts = false;`;
	},
};

/** Builds the styleguide as a separate page, which is not part of the public site. */
export default defineConfig({
	root: import.meta.dirname,
	publicDir: resolve(ROOT, "company/public"),
	cacheDir: resolve(ROOT, "node_modules/.vite-styleguide"),
	plugins: [records],
	define: {
		"process.env": {},
		// Shows the download links, which exist only if the build made the PDFs.
		"import.meta.env.PUBLIC_BROCHURES": JSON.stringify("made"),
	},
	build: {
		outDir: resolve(ROOT, "build/styleguide"),
		emptyOutDir: true,
		// The tests serve company/public/ themselves.
		copyPublicDir: false,
		assetsInlineLimit: 0,
		target: "es2022",
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		// One sheet, which begins with the order of the layers.
		rolldownOptions: {
			output: { codeSplitting: { groups: [{ name: "styles", test: /\.css$/ }] } },
		},
	},
});
