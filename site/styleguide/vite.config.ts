import { resolve } from "node:path";
import { defineConfig } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

/** Builds the styleguide as a separate page, which is not part of the public site. */
export default defineConfig({
	root: import.meta.dirname,
	publicDir: resolve(ROOT, "company/public"),
	cacheDir: resolve(ROOT, "node_modules/.vite-styleguide"),
	// Shows the download links, which exist only if the build made the PDFs.
	define: { "import.meta.env.PUBLIC_BROCHURES": JSON.stringify("made") },
	build: {
		outDir: resolve(ROOT, "build/styleguide"),
		emptyOutDir: true,
		// The tests replace the pictures with flat colours.
		copyPublicDir: false,
		assetsInlineLimit: 0,
		target: "es2022",
		// As for the site: for older targets Vite would rewrite `light-dark()`.
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		chunkSizeWarningLimit: 2000,
	},
});
