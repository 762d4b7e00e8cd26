import type { Health } from "../health/health.ts";

const ADVICE = {
	stopped:
		"Some deliveries were refused permanently or failed for five days. Run list and show to see why, correct the cause, then run retry.",
	loginRefused:
		"A login was refused, or the mail server does not offer TLS. Run list and show to see the error, correct the password or the address in SMTP_URL (or WEBHOOK_SECRET) and restart the service.",
	mailServerMissing:
		"Nobody is sent a mail, because SMTP_URL is not set. Set it and restart the service; the filed mails are sent then.",
	overHourlyLimit:
		"More enquiries arrived in an hour than ENQUIRIES_PER_HOUR. Those beyond it are in quarantine: run list, and release the real ones.",
	late: "The oldest delivery is late. Run list and show to see its last error; the service keeps retrying it.",
};

function advice(health: Health): string[] {
	if (health.ok) return [];
	const found = [
		health.stopped > 0 && ADVICE.stopped,
		health.loginRefused > 0 && ADVICE.loginRefused,
		health.mailServerMissing && ADVICE.mailServerMissing,
		health.overHourlyLimit && ADVICE.overHourlyLimit,
	];
	const lines = found.filter((line) => line !== false);
	return ["", ...(lines.length > 0 ? lines : [ADVICE.late])];
}

/** Formats a duration in minutes, hours or days, whichever is at least two. */
function duration(seconds: number): string {
	const minutes = Math.floor(seconds / 60);
	if (minutes < 2 * 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	return hours < 2 * 24 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

const withAge = (count: number, oldestSeconds: number) =>
	count === 0 ? "0" : `${count}, the oldest for ${duration(oldestSeconds)}`;

/** Formats the counts for a terminal, with advice when something needs the owner. */
export function statusText(health: Health): string {
	const lines = [
		`Status:        ${health.status}`,
		`Waiting:       ${withAge(health.pending, health.oldestPendingSeconds)}`,
		`Filed:         ${health.filed}`,
		`Stopped:       ${health.stopped}`,
		`Login refused: ${health.loginRefused}`,
		`Quarantined:   ${withAge(health.quarantined, health.oldestQuarantinedSeconds)}`,
		...advice(health),
	];
	return `${lines.join("\n")}\n`;
}
