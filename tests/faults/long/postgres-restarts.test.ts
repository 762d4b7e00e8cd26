import { test } from "vitest";
import { hasPostgres } from "../../service/support/postgres.ts";
import { restartUnderLoad } from "../postgres-restarts.ts";

const RESTARTS = 60;

test.skipIf(!hasPostgres())(
	`no process ends and nothing is lost in ${RESTARTS} restarts and kills of PostgreSQL under load`,
	() => restartUnderLoad(RESTARTS),
	600_000,
);
