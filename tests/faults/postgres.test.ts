import { test } from "vitest";
import { hasPostgres } from "../service/support/postgres.ts";
import { restartUnderLoad } from "./postgres-restarts.ts";

test.skipIf(!hasPostgres())(
	"no process ends and nothing is lost when PostgreSQL is restarted and killed under load",
	() => restartUnderLoad(3),
	180_000,
);
