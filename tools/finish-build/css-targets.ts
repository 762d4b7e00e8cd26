/**
 * The first versions with light-dark(). For older targets a compiler rewrites it, and then a nested
 * color-scheme does not switch the tokens. Without targets it writes what no browser knows yet, such
 * as a timeline in the `animation` shorthand.
 */
const TARGETS = { chrome: "123", firefox: "120", safari: "17.5" };

/** The targets for Vite. */
export const viteTargets = Object.entries(TARGETS).map(([name, version]) => name + version);

/** The targets for Lightning CSS, which wants a byte for each part of a version. */
export const lightningTargets = Object.fromEntries(
	Object.entries(TARGETS).map(([name, version]) => {
		const [major = 0, minor = 0] = version.split(".").map(Number);
		return [name, (major << 16) | (minor << 8)];
	}),
);
