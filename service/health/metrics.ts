import type { EventCounts } from "./event-counts.ts";
import type { Health } from "./health.ts";

/** The numbers of the health that /metrics has, with the meaning that it tells. */
const GAUGES: readonly [name: string, help: string, of: (health: Health) => number | undefined][] =
	[
		["deliveries_pending", "Mails and webhooks waiting to be sent.", ({ pending }) => pending],
		[
			"deliveries_oldest_seconds",
			"Age of the oldest waiting one.",
			({ oldestPendingSeconds }) => oldestPendingSeconds,
		],
		["deliveries_stopped", "Mails and webhooks that need the owner.", ({ stopped }) => stopped],
		[
			"deliveries_login_refused",
			"Waiting ones whose login was refused.",
			({ loginRefused }) => loginRefused,
		],
		["deliveries_filed", "Mails that are only files.", ({ filed }) => filed],
		["enquiries_quarantined", "Enquiries in quarantine.", ({ quarantined }) => quarantined],
		[
			"backup_age_seconds",
			"Age of the newest verified backup.",
			({ backup }) => backup?.ageSeconds ?? undefined,
		],
		[
			"backup_verified",
			"Whether the last backup has the same rows as the database.",
			({ backup }) => backup && Number(backup.verified),
		],
		[
			"disk_free_percent",
			"Free space of the fullest disk that the service uses.",
			({ diskFreePercent }) => diskFreePercent,
		],
	];

/** Writes a metric in the text format of Prometheus 0.0.4. */
function metric(type: "gauge" | "counter", name: string, help: string, samples: string[]): string {
	if (samples.length === 0) return "";
	const full = `website_${name}`;
	const lines = samples.map((sample) => `${full}${sample}`);
	return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines, ""].join("\n");
}

/**
 * Formats the health and the counted events for Prometheus. Names of events have neither quotes nor
 * backslashes.
 * @param health undefined if enquiries cannot be stored
 */
export function metricsText(health: Health | undefined, events: EventCounts): string {
	const isUp = health !== undefined && health.status !== "down";
	const up = metric("gauge", "up", "Whether enquiries can be stored.", [` ${Number(isUp)}`]);
	const gauges = GAUGES.map(([name, help, of]) => {
		const value = health && of(health);
		return metric("gauge", name, help, value === undefined ? [] : [` ${value}`]);
	});
	const counts = [...events.entries()].map(([event, count]) => `{event="${event}"} ${count}`);
	const help = "Events of the log since the start.";
	return [up, ...gauges, metric("counter", "events_total", help, counts)].join("");
}
