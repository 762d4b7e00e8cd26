import json from "./vacancies.json" with { type: "json" };

export const vacancies = json;
