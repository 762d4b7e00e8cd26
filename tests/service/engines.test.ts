import { afterAll, describe } from "vitest";
import { freePort } from "../support/free-port.ts";
import { CONTRACT_SITE, httpContract } from "../support/http-contract.ts";
import { hasPostgres, startPostgres } from "../support/postgres.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import type { AtEnd } from "../support/temp-folder.ts";
import { startWorker } from "../support/worker-process.ts";

const endings: Parameters<AtEnd>[0][] = [];
const atEnd: AtEnd = (action) => endings.unshift(action);
afterAll(async () => {
	for (const end of endings) await end();
});

const settings = async () => ({
	SITE_URL: CONTRACT_SITE,
	RATE_LIMIT_PER_MINUTE: "0",
	// Nobody listens there, so every mail stays and can be counted.
	SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
});

async function serviceAddress(more: Record<string, string> = {}): Promise<string> {
	const service = await startServiceProcess(
		siteFolder(atEnd),
		{ ...(await settings()), ...more },
		atEnd,
	);
	return service.address;
}

describe("Node and SQLite", () => {
	httpContract(() => serviceAddress());
});

describe.skipIf(!hasPostgres())("Node and PostgreSQL", () => {
	httpContract(async () => {
		const server = await startPostgres();
		atEnd(() => server.remove());
		return serviceAddress({ DATABASE_URL: await server.database() });
	});
});

describe("Cloudflare Workers", () => {
	httpContract(async () => {
		const worker = await startWorker(siteFolder(atEnd), await settings());
		atEnd(() => worker.stop());
		return worker.address;
	});
});
