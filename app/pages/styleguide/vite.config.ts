import { resolve } from "node:path";
import { defineConfig } from "vite";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Builds the styleguide as a page of its own, which the public site knows nothing of. */
export default defineConfig({
	root: import.meta.dirname,
	publicDir: resolve(ROOT, "public"),
	cacheDir: resolve(ROOT, "node_modules/.vite-styleguide"),
	// The download buttons of the brochures show only where the build made the PDFs.
	define: { "import.meta.env.PUBLIC_BROCHURES": JSON.stringify("made") },
	build: {
		outDir: resolve(ROOT, "build/styleguide"),
		emptyOutDir: true,
		// The tests draw flat colours in place of the renders.
		copyPublicDir: false,
		assetsInlineLimit: 0,
		target: "es2022",
		// As for the site: an older target would have `light-dark()` rewritten.
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		chunkSizeWarningLimit: 2000,
	},
});
