/** Measures every gate, writes docs/quality.md, and fails when one does not hold. */
import { readFileSync, writeFileSync } from "node:fs";
import { qualityPage } from "./gate.ts";
import { keptGates } from "./kept-gates.ts";
import { siteGates } from "./site-gates.ts";
import { testGates } from "./test-gates.ts";

const { csp }: { csp: string } = JSON.parse(readFileSync("build/client-headers.json", "utf8"));
const gates = [
	...(await siteGates("build/client", csp)),
	...keptGates("build/speed.json"),
	...testGates("build/test-report.json"),
];
writeFileSync("docs/quality.md", qualityPage(gates));
for (const { what, measured, limit, holds } of gates) {
	console.log(`${holds ? "✓" : "✗"} ${what}: ${measured} (limit ${limit})`);
	if (!holds) process.exitCode = 1;
}
