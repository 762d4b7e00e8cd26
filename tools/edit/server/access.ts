import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Grants } from "./grants.ts";

const HOUR_MS = 3_600_000;
export const INVITATION_HOURS = 48;
export const SESSION_DAYS = 90;

export type Editor = { name: string; state: "invited" | "logged in"; until: Date };

/** Who may use the editor of a server: invitations, each of which opens one session. */
export class Access {
	readonly #invitations: Grants;
	readonly #sessions: Grants;
	/** The key that signs the cookies of sessions. */
	readonly key: string;

	/** @param now the time in milliseconds since 1970 */
	constructor(folder: string, now: () => number = Date.now) {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		this.#invitations = new Grants(join(folder, "invitations"), now);
		this.#sessions = new Grants(join(folder, "sessions"), now);
		const file = join(folder, "key");
		if (!existsSync(file)) {
			writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
		}
		this.key = readFileSync(file, "utf8");
	}

	/**
	 * Invites a person.
	 * @returns the token of the invitation
	 * @throws Error for a name that Git could not keep as an author
	 */
	invite(name: string): string {
		if (!/^[^<>\p{Cc}]{1,80}$/u.test(name.trim())) {
			throw new Error('Name the person to invite: npm run editors -- invite "Ada Lovelace"');
		}
		return this.#invitations.give(name.trim(), INVITATION_HOURS * HOUR_MS);
	}

	/** Uses an invitation up. Returns the token of a new session, or undefined if it is not valid. */
	logIn(invitation: string): string | undefined {
		const grant = this.#invitations.take(invitation);
		return grant && this.#sessions.give(grant.name, SESSION_DAYS * 24 * HOUR_MS);
	}

	/** Returns the name of the person to whom a session belongs. */
	nameOf(session: string): string | undefined {
		return this.#sessions.find(session)?.name;
	}

	logOut(session: string): void {
		this.#sessions.take(session);
	}

	list(): Editor[] {
		const as = (grants: Grants, state: Editor["state"]) =>
			grants.list().map(({ name, until }) => ({ name, state, until: new Date(until) }));
		return [...as(this.#invitations, "invited"), ...as(this.#sessions, "logged in")];
	}

	/**
	 * Ends all sessions and invitations of a person.
	 * @throws Error when there is nobody of this name
	 */
	remove(name: string): void {
		if (!this.list().some((editor) => editor.name === name)) {
			throw new Error(`There is no editor "${name}": npm run editors -- list shows their names.`);
		}
		this.#invitations.remove(name);
		this.#sessions.remove(name);
	}
}
