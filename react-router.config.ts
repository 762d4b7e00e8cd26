import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./tools/finish-build/finish-build.ts";

export default {
	appDirectory: "site",
	ssr: false,
	// Tests build the site with other settings into another folder.
	buildDirectory: process.env.BUILD_DIR || "build",
	// Every address of the registry, and /404, which finish-build turns into 404.html.
	prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
	buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
