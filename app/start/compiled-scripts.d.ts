/** A module compiled into the text of an inline script: see vite.config.ts. */
declare module "*?inline-script" {
	const code: string;
	export default code;
}
