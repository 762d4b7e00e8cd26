import { checkContent } from "#content/check-content.ts";
import { allChecks } from "../site-checks/all-checks.ts";
import { hasJava, runVnu } from "../site-checks/vnu.ts";
import { atMost, type Gate, none } from "./gate.ts";
import { weightGates } from "./weight-gates.ts";

const FOUND = "`tests/built-site/found.test.ts`";

/** All that runs before the first paint is in one; a second would mean that it differs from page to page. */
const MOST_INLINE_SCRIPTS = 1;

function policyGate(csp: string): Gate {
	const scripts = csp.match(/'sha256-/g)?.length ?? 0;
	const what = "inline scripts that the policy allows";
	return atMost(what, scripts, MOST_INLINE_SCRIPTS, "script", "`npm run quality`");
}

/** What can be read from the content and from the built files, without a browser. */
export async function siteGates(client: string, csp: string): Promise<Gate[]> {
	const checks = await allChecks(client);
	const vnu = hasJava()
		? [none("mistakes: HTML (Nu Html Checker)", runVnu(client).length, FOUND)]
		: [];
	return [
		none(
			"mistakes and unregistered claims in the content",
			checkContent().length,
			"`npm run check`",
		),
		...Object.entries(checks).map(([check, { length }]) =>
			none(`mistakes: ${check}`, length, FOUND),
		),
		...vnu,
		...weightGates(client),
		policyGate(csp),
	];
}
