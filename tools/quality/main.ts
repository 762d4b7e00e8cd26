/** Measures every gate, writes docs/quality.md, and fails when one does not hold. */
import { readFileSync, writeFileSync } from "node:fs";
import { TEST_REPORT, WEBKIT_REPORT } from "../run/tests.mjs";
import { qualityPage } from "./gate.ts";
import { keptGates } from "./kept-gates.ts";
import { siteGates } from "./site-gates.ts";
import { testGates } from "./test-gates.ts";

const { csp }: { csp: string } = JSON.parse(readFileSync("build/client-headers.json", "utf8"));
const gates = [
	...(await siteGates("build/client", csp)),
	...keptGates(),
	...testGates(WEBKIT_REPORT, "tests in WebKit", "`npm run webkit`"),
	...testGates(TEST_REPORT, "tests", "`npm test`"),
];
writeFileSync("docs/quality.md", qualityPage(gates));
for (const { what, measured, limit, holds } of gates) {
	console.log(`${holds ? "✓" : "✗"} ${what}: ${measured} (limit ${limit})`);
	if (!holds) process.exitCode = 1;
}
