import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/**
 * The response to one mail: accept it, accept it late, send no reply, drop the connection, or an
 * SMTP reply code. A late mail is kept even if the client does not wait.
 */
type SinkReply = "accept" | { acceptAfterMs: number } | "hang" | "drop" | number;

/** A query for SMTP_URL, so that the certificate of a sink with STARTTLS is accepted. */
export const TRUST_TEST_CERTIFICATE = "tls.rejectUnauthorized=false";

export type ReceivedMail = Email & { raw: string; envelopeTo: string[] };

export type SmtpSink = {
	/** For SMTP_URL. */
	url: string;
	/** The accepted mails, parsed. */
	mails: ReceivedMail[];
	/** The logins, and whether they came over TLS. */
	logins: { user: string; secure: boolean }[];
	/** How many complete mails were received, accepted or not. */
	readonly offered: number;
	/** Queues responses to the next mails, in order. Later mails are accepted. */
	replyNext(...replies: SinkReply[]): void;
	/**
	 * Simulates a server that is down: every new connection is dropped. The sink keeps its port, which
	 * another test could get otherwise.
	 */
	goDown(): void;
	comeBack(): void;
	/** Rejects all mails to this address. */
	refuseRecipient(address: string): void;
	/** Resolves once this many mails have been accepted; rejects after `withinMs`. */
	waitForMails(count: number, withinMs?: number): Promise<ReceivedMail[]>;
	close(): Promise<void>;
};

/**
 * Starts a real SMTP server that keeps the mails it accepts.
 * @param options.startTls offers STARTTLS, with a certificate that nobody has signed
 * @param options.refuseLogin rejects every login with 535; offers STARTTLS, too
 * @param options.port the port of an earlier sink, to simulate a restart
 */
export async function startSmtpSink(
	options: { startTls?: boolean; refuseLogin?: boolean; port?: number } = {},
): Promise<SmtpSink> {
	const mails: ReceivedMail[] = [];
	const logins: SmtpSink["logins"] = [];
	const replies: SinkReply[] = [];
	const refused = new Set<string>();
	let offered = 0;
	let down = false;

	/** Drops only this connection: another mail may be waiting for its own reply. */
	const drop = ({ id }: SMTPServerSession) => {
		for (const connection of server.connections) if (connection.id === id) connection.close();
	};

	const server = new SMTPServer({
		authOptional: !options.refuseLogin,
		allowInsecureAuth: true,
		hideSTARTTLS: !(options.startTls || options.refuseLogin),
		// Like many servers, it does not offer internationalised addresses.
		hideSMTPUTF8: true,
		disableReverseLookup: true,
		closeTimeout: 100,
		// The usual minute would cut off clients that wait for a late reply.
		socketTimeout: 15 * 60 * 1000,
		onConnect(session, done) {
			if (down) drop(session);
			else done();
		},
		onAuth({ username: user = "" }, { secure }, done) {
			logins.push({ user, secure });
			if (!options.refuseLogin) return done(null, { user });
			done(Object.assign(new Error("Login failed"), { responseCode: 535 }));
		},
		onRcptTo({ address }, _session, done) {
			if (!refused.has(address)) return done();
			done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
		},
		async onData(stream, session, done) {
			// If the client dies during transmission, the mail does not count as received.
			const content = await buffer(stream).catch(() => undefined);
			if (!content) return;
			offered++;
			const reply = replies.shift() ?? "accept";
			if (reply === "hang") return;
			if (reply === "drop") return drop(session);
			if (typeof reply === "number") {
				return done(Object.assign(new Error("Not now"), { responseCode: reply }));
			}
			if (typeof reply === "object") await setTimeout(reply.acceptAfterMs);
			const parsed = await PostalMime.parse(content);
			const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
			mails.push({ ...parsed, raw: content.toString("utf8"), envelopeTo });
			done();
		},
	});
	// Tests drop connections on purpose.
	server.on("error", () => {});
	await new Promise<void>((listening) => {
		server.listen(options.port ?? 0, "127.0.0.1", listening);
	});
	const { port } = server.server.address() as AddressInfo;

	return {
		url: options.refuseLogin
			? `smtp://user:wrong@127.0.0.1:${port}?${TRUST_TEST_CERTIFICATE}`
			: `smtp://127.0.0.1:${port}`,
		mails,
		logins,
		get offered() {
			return offered;
		},
		replyNext: (...next) => {
			replies.push(...next);
		},
		goDown: () => {
			down = true;
		},
		comeBack: () => {
			down = false;
		},
		refuseRecipient: (address) => {
			refused.add(address);
		},
		async waitForMails(count, withinMs = 10_000) {
			const end = Date.now() + withinMs;
			while (mails.length < count) {
				if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails arrived`);
				await setTimeout(20);
			}
			return mails;
		},
		close: () => new Promise((closed) => server.close(() => closed())),
	};
}
