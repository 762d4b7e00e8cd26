/** Reads `.env`. JavaScript, because tools/run.mjs needs it on the machine's own version of Node. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** A value without quotation marks that goes on after a #, where Node would cut it off. */
const CUT = /^[\t ]*(?:export[\t ]+)?(\w+)[\t ]*=[\t ]*[^\s"'`#][^\n#]*(?<!\s)#/m;

/**
 * Sets what `.env` in the current folder says and what the environment does not. Without the file,
 * does nothing. An editor may have put a byte order mark before the first name. Ends the process with one
 * sentence when a value would be cut off.
 */
export function loadEnvFile() {
	if (!existsSync(".env")) return;
	const text = readFileSync(".env", "utf8").replace(/^\uFEFF/, "");
	const [, name] = CUT.exec(text) ?? [];
	if (name) {
		console.error(`.env: put the value of ${name} in single quotes, because it has a #.`);
		process.exit(1);
	}
	for (const [key, value] of Object.entries(parseEnv(text))) process.env[key] ??= value;
}
