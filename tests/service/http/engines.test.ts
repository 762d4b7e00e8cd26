import { afterAll, describe } from "vitest";
import { startInProcess } from "../support/in-process.ts";
import { hasPostgres, startPostgres } from "../support/postgres.ts";
import { siteFolder } from "../support/site-folder.ts";
import type { AtEnd } from "../support/temp-folder.ts";
import { httpContract } from "./http-contract.ts";

const endings: Parameters<AtEnd>[0][] = [];
const atEnd: AtEnd = (action) => endings.unshift(action);
afterAll(async () => {
	for (const end of endings) await end();
});

type Settings = Record<string, string>;

const serviceAddress = async (settings: Settings) =>
	(await startInProcess(siteFolder(atEnd), settings, atEnd)).address;

describe("Node and SQLite", () => {
	httpContract(serviceAddress);
});

describe.skipIf(!hasPostgres())("Node and PostgreSQL", () => {
	httpContract(async (settings) => {
		const server = await startPostgres();
		atEnd(() => server.remove());
		return serviceAddress({ ...settings, DATABASE_URL: await server.database() });
	});
});
