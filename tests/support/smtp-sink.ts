import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** How the sink answers one mail: takes it, a reply code, no answer at all, or a cut connection. */
type SinkAnswer = "accept" | "hang" | "drop" | number;

export type ReceivedMail = Email & { raw: string; envelopeTo: string[] };

export type SmtpSink = {
	/** For SMTP_URL. */
	url: string;
	/** The mails taken so far, parsed. */
	mails: ReceivedMail[];
	/** How often a whole mail was offered, taken or not. */
	readonly offered: number;
	/** Answers for the next mails, in order; afterwards every mail is taken. */
	answerNext(...answers: SinkAnswer[]): void;
	/** Refuses mails to this address for good. */
	refuseRecipient(address: string): void;
	/** Resolves when this many mails have been taken; rejects after `withinMs`. */
	waitForMails(count: number, withinMs?: number): Promise<ReceivedMail[]>;
	close(): Promise<void>;
};

/**
 * A real SMTP server that keeps the mails it takes.
 * @param options.refuseLogin answers every login with 535
 * @param options.port the port of an earlier sink, to come back where it was
 */
export async function startSmtpSink(
	options: { refuseLogin?: boolean; port?: number } = {},
): Promise<SmtpSink> {
	const mails: ReceivedMail[] = [];
	const answers: SinkAnswer[] = [];
	const refused = new Set<string>();
	let offered = 0;

	const server = new SMTPServer({
		authOptional: !options.refuseLogin,
		allowInsecureAuth: true,
		hideSTARTTLS: true,
		disableReverseLookup: true,
		closeTimeout: 100,
		onAuth({ username }, _session, done) {
			if (!options.refuseLogin) return done(null, { user: username ?? "" });
			done(Object.assign(new Error("Login failed"), { responseCode: 535 }));
		},
		onRcptTo({ address }, _session, done) {
			if (!refused.has(address)) return done();
			done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
		},
		async onData(stream, session, done) {
			// The client may die in the middle of its mail; that mail was not offered.
			const content = await buffer(stream).catch(() => undefined);
			if (!content) return;
			offered++;
			const answer = answers.shift() ?? "accept";
			if (answer === "hang") return;
			if (answer === "drop") {
				for (const connection of server.connections) connection.close();
				return;
			}
			if (typeof answer === "number") {
				return done(Object.assign(new Error("Not now"), { responseCode: answer }));
			}
			const parsed = await PostalMime.parse(content);
			const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
			mails.push({ ...parsed, raw: content.toString("utf8"), envelopeTo });
			done();
		},
	});
	// Cut connections are part of the tests.
	server.on("error", () => {});
	await new Promise<void>((listening) => {
		server.listen(options.port ?? 0, "127.0.0.1", listening);
	});
	const { port } = server.server.address() as AddressInfo;

	return {
		url: `smtp://${options.refuseLogin ? "user:wrong@" : ""}127.0.0.1:${port}`,
		mails,
		get offered() {
			return offered;
		},
		answerNext: (...next) => {
			answers.push(...next);
		},
		refuseRecipient: (address) => {
			refused.add(address);
		},
		async waitForMails(count, withinMs = 10_000) {
			const end = Date.now() + withinMs;
			while (mails.length < count) {
				if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails arrived`);
				await new Promise((next) => setTimeout(next, 20));
			}
			return mails;
		},
		close: () => new Promise((closed) => server.close(() => closed())),
	};
}
