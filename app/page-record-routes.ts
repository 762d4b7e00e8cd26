import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { route } from "@react-router/dev/routes";

const FOLDER = ".react-router/page-records";

const components = {
	offering: ["OfferingPage", "Offering", "#app/pages/offering/offering-page.tsx"],
	text: ["TextPage", "TextPageRecord", "#app/pages/text/text-page.tsx"],
	integration: ["IntegrationPage", "Integration", "#app/pages/integration/integration-page.tsx"],
} as const;

/** The route module of a record: what a hand-written page file would say. */
function moduleOf(kind: keyof typeof components, record: string): string {
	const [component, type, file] = components[kind];
	return `import { pageMeta } from "#app/page-meta.ts";
import { ${component} } from "${file}";
import type { ${type} } from "#content/page-schema.ts";
import record from "#content/pages/${record}.json";

export const meta = () => pageMeta(record.meta);

export default function Page() {
	return <${component} record={record as ${type}} />;
}
`;
}

/**
 * Routes to pages that are a record in content/pages, so that a new page needs no code:
 * the record's name is the last part of its address.
 */
export function pageRecords(kind: keyof typeof components, paths: string[]) {
	mkdirSync(FOLDER, { recursive: true });
	return paths.map((path) => {
		const record = basename(path);
		const file = `${FOLDER}/${record}.tsx`;
		const content = moduleOf(kind, record);
		if (read(file) !== content) writeFileSync(file, content);
		return route(path, `../${file}`, { id: path });
	});
}

function read(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}
