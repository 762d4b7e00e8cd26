/** Reads the JSON reports of vitest and Playwright. */
import * as v from "valibot";

/** What a fault test found; see tests/faults/tally.ts. */
const tallySchema = v.object({
	fault: v.picklist(["kill", "power cut"]),
	times: v.number(),
	acknowledged: v.number(),
	/** Acknowledged enquiries that were lost or stored twice. */
	wrong: v.number(),
});

export type Tally = v.InferOutput<typeof tallySchema>;

export type TestResult = { title: string; passed: boolean; tally?: Tally | undefined };

const vitestReport = v.object({
	testResults: v.array(
		v.object({
			name: v.string(),
			status: v.string(),
			assertionResults: v.array(
				v.object({
					title: v.string(),
					status: v.string(),
					meta: v.object({ tally: v.optional(tallySchema) }),
				}),
			),
		}),
	),
});

type PlaywrightSuite = {
	specs?: { title: string; tests: { status: string }[] }[] | undefined;
	suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
	specs: v.optional(
		v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
	),
	suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const playwrightReport = v.object({
	suites: v.array(playwrightSuite),
	/** What failed outside of a test. */
	errors: v.array(v.unknown()),
});

/** Tests that ran. A file that failed outside of its tests counts as one that failed. */
function vitestResults({ testResults }: v.InferOutput<typeof vitestReport>): TestResult[] {
	return testResults.flatMap(({ name, status, assertionResults }) => {
		const ran = assertionResults
			.filter((test) => test.status === "passed" || test.status === "failed")
			.map(({ title, status, meta }) => ({ title, passed: status === "passed", ...meta }));
		const failedOutside = status === "failed" && ran.every(({ passed }) => passed);
		return failedOutside ? [...ran, { title: name, passed: false }] : ran;
	});
}

function playwrightResults({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
	const own = specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status !== "skipped")
			.map(({ status }) => ({ title, passed: status !== "unexpected" })),
	);
	return [...own, ...suites.flatMap(playwrightResults)];
}

/** The results of the tests that ran, without those that were skipped. */
export function testResults(report: unknown): TestResult[] {
	if (v.is(vitestReport, report)) return vitestResults(report);
	const { suites, errors } = v.parse(playwrightReport, report);
	return [
		...playwrightResults({ suites }),
		...errors.map(() => ({ title: "outside of a test", passed: false })),
	];
}
