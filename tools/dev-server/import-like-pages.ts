import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/**
 * Imports a module of the site as its pages do. Imported in another way, a module that has changed
 * would count as read, and the pages would keep the old one.
 */
export async function importLikePages<T>(server: ViteDevServer, path: string): Promise<T> {
	const { ssr } = server.environments;
	if (!isRunnableDevEnvironment(ssr)) throw new Error("The pages are not rendered by this server.");
	return ssr.runner.import<T>(path);
}
