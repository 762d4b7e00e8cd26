import type { Config } from "@react-router/dev/config";
import { integrationAddresses } from "./content/integration-addresses.ts";
import { finishBuild } from "./tools/finish-build/finish-build.ts";

export default {
	ssr: false,
	// The page of other addresses would come in three files, the others are one in any case.
	splitRouteModules: false,
	// A test builds the site with other settings beside the real one.
	buildDirectory: process.env.BUILD_DIR || "build",
	// Every route of routes.ts, the pages that need no line there, and one unknown address whose
	// page becomes 404.html.
	prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...integrationAddresses(), "/404"],
	buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
