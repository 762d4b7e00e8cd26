import type { Options, Server } from "pg";

/** TLS without a check of the server's certificate. */
const UNCHECKED = { rejectUnauthorized: false };

/** What to try in turn for each `sslmode`. Every other one, such as `verify-full`, checks. */
const TLS: Record<string, Server["ssl"][]> = {
	false: [false],
	disable: [false],
	allow: [UNCHECKED],
	prefer: [UNCHECKED, false],
	require: [UNCHECKED],
};

/** Parameters that are for the client; the others are settings of the session. */
const CLIENT_PARAMETERS = ["ssl", "sslmode", "target_session_attrs", "connect_timeout", "options"];

/** A value on the server's command line, which separates its words by spaces. */
const escaped = (value: string) => value.replace(/[\\\s]/g, "\\$&");

export type PostgresAddress = {
	/** The hosts in their order, each once for every way of encryption to try. */
	servers: Server[];
	login: Pick<Options, "user" | "password" | "database" | "options">;
};

/**
 * Parses the address of a PostgreSQL database.
 * @param url see `openPostgres`
 * @param settings settings of the session, which parameters of the address override
 * @throws Error when it is not a valid address
 */
export function parseAddress(url: string, settings: Record<string, string>): PostgresAddress {
	const [, start = "", hosts = "", rest = ""] = /^(\w+:\/\/(?:.*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
	// `URL` does not accept several hosts.
	const all = hosts.split(",").map((host) => new URL(start + host + rest));
	const [first] = all;
	const parameters = first?.searchParams ?? new URLSearchParams();
	const mode = parameters.get("sslmode") ?? parameters.get("ssl") ?? "disable";
	const servers = all.flatMap(({ hostname, port }) =>
		(TLS[mode] ?? [true]).map((ssl) => ({
			host: hostname.replace(/^\[(.*)\]$/, "$1"),
			port: Number(port) || undefined,
			ssl,
		})),
	);
	const session = Object.entries({ ...settings, ...Object.fromEntries(parameters) })
		.filter(([name]) => !CLIENT_PARAMETERS.includes(name))
		.map(([name, value]) => `-c ${name}=${escaped(value)}`);
	return {
		servers,
		login: {
			user: decodeURIComponent(first?.username ?? "") || undefined,
			password: decodeURIComponent(first?.password ?? "") || undefined,
			database: decodeURIComponent(first?.pathname.slice(1) ?? ""),
			options: [...session, parameters.get("options") ?? ""].join(" "),
		},
	};
}
