/** The `inline-script` plugin in vite.config.ts compiles such a module to the text of a script. */
declare module "*?inline-script" {
	const code: string;
	export default code;
}
