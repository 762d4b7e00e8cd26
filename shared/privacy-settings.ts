import { usesOwnService } from "./own-service.ts";

type Env = Record<string, string | undefined>;

/**
 * Returns what the privacy notice depends on, by setting, without addresses and passwords. The build
 * chooses the notice's sentences by it. The service and the launch check compare it with theirs. The
 * hosted email service leaves the settings of our own without effect.
 */
export function privacySettings(env: Env) {
	const own = usesOwnService(env);
	const value = (name: string) => (own ? (env[name]?.trim() ?? "") : "");
	return {
		"PUBLIC_EMAIL_*": !own,
		SMTP_URL: value("SMTP_URL") !== "",
		WEBHOOK_URL: value("WEBHOOK_URL") !== "",
		ACKNOWLEDGE: value("ACKNOWLEDGE") === "on",
		RETENTION_DAYS: Number(value("RETENTION_DAYS")),
	};
}

export type PrivacySettings = ReturnType<typeof privacySettings>;
