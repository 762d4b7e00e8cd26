import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./tools/finish-build/finish-build.ts";

export default {
	ssr: false,
	// A test builds the site with other settings beside the real one.
	buildDirectory: process.env.BUILD_DIR || "build",
	// Every address of the registry, and one that no page has: its file becomes 404.html.
	prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
	buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
