import type { Health } from "../health/health.ts";

const ADVICE = {
	stopped:
		"Some were refused for good or failed for five days. See list and show for the reason; once it is corrected: retry.",
	loginRefused:
		"A login is refused. Correct the password in SMTP_URL (or WEBHOOK_SECRET) and restart.",
	late: "The oldest has waited for long. See show for its last error; the service keeps trying by itself.",
};

function advice({ ok, stopped, loginRefused }: Health): string[] {
	if (ok) return [];
	const found = [stopped > 0 && ADVICE.stopped, loginRefused > 0 && ADVICE.loginRefused];
	const lines = found.filter((line) => line !== false);
	return ["", ...(lines.length > 0 ? lines : [ADVICE.late])];
}

/** The counts for a terminal, and what to do when something needs the owner. */
export function statusText(health: Health): string {
	const minutes = Math.floor(health.oldestPendingSeconds / 60);
	const lines = [
		`Status:        ${health.status}`,
		`Waiting:       ${health.pending}${health.pending > 0 ? `, the oldest for ${minutes} min` : ""}`,
		`Stopped:       ${health.stopped}`,
		`Login refused: ${health.loginRefused}`,
		`Quarantined:   ${health.quarantined}`,
		...advice(health),
	];
	return `${lines.join("\n")}\n`;
}
