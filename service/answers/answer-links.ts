import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import { isSameSecret } from "../same-secret.ts";
import type { Settings } from "../settings/settings.ts";
import { DAY_MS } from "../time.ts";

/** Days for which the links in a mail are good. */
const GOOD_FOR_DAYS = 60;
const NAME = "answer-links";

/** The path of the page that a link opens; the token of an enquiry follows it. */
export const ANSWER_PATH = "/answer";

/**
 * The signed links by which the owner says what became of an enquiry. Whoever has one may say so for
 * this enquiry, and sees its name, type and time, which stand in the mail beside the link.
 */
export class AnswerLinks {
	readonly #database: Database;
	readonly #origin: string;

	constructor(database: Database, { siteOrigin, port }: Pick<Settings, "siteOrigin" | "port">) {
		this.#database = database;
		this.#origin = siteOrigin ?? `http://localhost:${port}`;
	}

	/**
	 * Returns the address for an enquiry, which is the same whenever it is asked for.
	 * @param receivedAt when the enquiry came, in epoch milliseconds
	 * @throws DatabaseUnavailable
	 */
	async addressOf({ id, receivedAt }: { id: string; receivedAt: number }): Promise<string> {
		const lastDay = Math.floor(receivedAt / DAY_MS) + GOOD_FOR_DAYS;
		const content = `${id}.${lastDay}`;
		return `${this.#origin}${ANSWER_PATH}/${content}.${await this.#sign(content)}`;
	}

	/**
	 * Returns the id of the enquiry of a token, or undefined if it was altered or is too old.
	 * @param now epoch milliseconds
	 * @throws DatabaseUnavailable
	 */
	async idOf(token: string, now: number): Promise<string | undefined> {
		const [id = "", lastDay = "", signature = ""] = token.split(".");
		const isGenuine = isSameSecret(signature, await this.#sign(`${id}.${lastDay}`));
		return isGenuine && now < (Number(lastDay) + 1) * DAY_MS ? id : undefined;
	}

	async #sign(content: string): Promise<string> {
		return createHmac("sha256", await this.#secret())
			.update(content)
			.digest("base64url");
	}

	/**
	 * The first process makes the secret. It is in the database, because all processes need the same, and
	 * read for each link, because a restore may replace it.
	 */
	async #secret(): Promise<string> {
		const read = ["SELECT value FROM secrets WHERE name = ?", NAME] as const;
		const [stored] = await this.#database.query(...read);
		if (stored) return String(stored.value);
		const [, [made] = []] = await this.#database.transaction([
			[
				"INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
				...[NAME, randomBytes(32).toString("base64url")],
			],
			read,
		]);
		return String(made?.value);
	}
}
