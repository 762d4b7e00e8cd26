import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import { usesOwnService } from "#shared/own-service.ts";

const reported = new Set<string>();

/**
 * Tells the console, and the owner's log, that an island failed: which, on what page, and the kind of the
 * error. Its message is left out, because it may quote what the visitor typed.
 */
export function reportFailure(island: HTMLElement, error: unknown) {
	reportError(error);
	const { name = "" } = island.dataset;
	// The hosted email service has no log.
	if (reported.has(name) || !usesOwnService(import.meta.env)) return;
	reported.add(name);
	const kind = error instanceof Error ? error.name : typeof error;
	navigator.sendBeacon?.(
		ISLAND_REPORT_PATH,
		JSON.stringify({ name, kind, page: location.pathname }),
	);
}
