import { spawnSync } from "node:child_process";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const JAR = "node_modules/vnu-jar/build/dist/vnu.jar";

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

/** One line for each error or warning of the report. Remarks (`info`) are left out. */
export function vnuMistakes(report: string, client: string): string[] {
	const { messages }: { messages: Message[] } = JSON.parse(report);
	return messages
		.filter(({ type }) => type !== "info")
		.map(({ url, message, extract = "" }) => {
			const file = relative(client, fileURLToPath(url));
			return `${file}: ${message} (${extract.replace(/\s+/g, " ").trim()})`;
		});
}

export const hasJava = () => spawnSync("java", ["-version"]).status === 0;

/**
 * What the Nu Html Checker of the W3C finds in the built pages. It needs Java. It checks what
 * html-validate does not: the syntax of srcset, sizes, URLs, dates and SVG paths, the names of
 * attributes, and the values of ARIA attributes.
 */
export function runVnu(client: string): string[] {
	const args = ["-jar", JAR, "--skip-non-html", "--stdout", "--format", "json", client];
	// 0: no findings; 1: findings; anything else: it did not run.
	const { stdout, stderr, status } = spawnSync("java", args, {
		encoding: "utf8",
		maxBuffer: 1 << 28,
	});
	if (status !== 0 && status !== 1) throw new Error(`The HTML checker did not run: ${stderr}`);
	return vnuMistakes(stdout, client);
}
