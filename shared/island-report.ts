/** Where the browser reports that an island failed; service/http/island-report.ts logs it. */
export const ISLAND_REPORT_PATH = "/api/v1.0/island-report";
