import type { Vacancy } from "./schema.ts";
import json from "./vacancies.json" with { type: "json" };

export const vacancies: Vacancy[] = json;
