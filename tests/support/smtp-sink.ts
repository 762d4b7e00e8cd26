import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** The response to one mail: accept it, send no reply, drop the connection, or an SMTP reply code. */
type SinkReply = "accept" | "hang" | "drop" | number;

/** A query for SMTP_URL, so that the certificate of a sink with STARTTLS is accepted. */
export const TRUST_TEST_CERTIFICATE = "tls.rejectUnauthorized=false";

export type ReceivedMail = Email & { raw: string; envelopeTo: string[] };

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

const refusal = (responseCode: number) => Object.assign(new Error("Refused"), { responseCode });

/**
 * Starts a real SMTP server that keeps the mails it accepts.
 * @param options.startTls offers STARTTLS, with a certificate that nobody has signed
 * @param options.withoutTls knows no STARTTLS, and takes a password all the same
 * @param options.refuseLogin rejects every login with 535; offers STARTTLS, too
 * @param options.port the port of an earlier sink, to simulate a restart
 */
export async function startSmtpSink(
	options: { startTls?: boolean; withoutTls?: boolean; refuseLogin?: boolean; port?: number } = {},
) {
	const replies: SinkReply[] = [];
	const refused = new Set<string>();
	let down: number | "drop" | undefined;

	/** Drops only this connection: another mail may be waiting for its own reply. */
	const drop = ({ id }: SMTPServerSession) => {
		for (const connection of server.connections) if (connection.id === id) connection.close();
	};

	const server = new SMTPServer({
		authOptional: !options.refuseLogin,
		allowInsecureAuth: true,
		disabledCommands: options.withoutTls ? ["STARTTLS"] : [],
		hideSTARTTLS: !(options.startTls || options.refuseLogin),
		// Like many servers, it does not offer internationalised addresses.
		hideSMTPUTF8: true,
		disableReverseLookup: true,
		closeTimeout: 100,
		// The usual minute would cut off clients that wait for a late reply.
		socketTimeout: 15 * 60 * 1000,
		onConnect: (session, done) =>
			down === "drop" ? drop(session) : done(down ? refusal(down) : null),
		onAuth({ username: user = "" }, { secure }, done) {
			sink.logins.push({ user, secure });
			if (options.refuseLogin) done(refusal(535));
			else done(null, { user });
		},
		onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? refusal(550) : null),
		async onData(stream, session, done) {
			// If the client dies during transmission, the mail does not count as received.
			const content = await buffer(stream).catch(() => undefined);
			if (!content) return;
			sink.offered++;
			const reply = replies.shift() ?? "accept";
			if (reply === "hang") return;
			if (reply === "drop") return drop(session);
			if (typeof reply === "number") return done(refusal(reply));
			const parsed = await PostalMime.parse(content);
			const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
			sink.mails.push({ ...parsed, raw: content.toString("utf8"), envelopeTo });
			done();
		},
	});
	// Tests drop connections on purpose.
	server.on("error", () => {});

	const sink = {
		/** For SMTP_URL. */
		url: "",
		/** The accepted mails, parsed. */
		mails: [] as ReceivedMail[],
		/** The logins, and whether they came over TLS. */
		logins: [] as { user: string; secure: boolean }[],
		/** How many complete mails were received, accepted or not. */
		offered: 0,
		/** Queues responses to the next mails, in order. Later mails are accepted. */
		replyNext: (...next: SinkReply[]) => void replies.push(...next),
		/** Drops every new connection, or greets it with a code. The sink keeps its port. */
		goDown: (code?: number) => {
			down = code ?? "drop";
		},
		comeBack: () => {
			down = undefined;
		},
		/** Rejects all mails to this address. */
		refuseRecipient: (address: string) => void refused.add(address),
		/** Resolves once this many mails have been accepted; rejects after `withinMs`. */
		async waitForMails(count: number, withinMs = 10_000) {
			const end = Date.now() + withinMs;
			while (sink.mails.length < count) {
				if (Date.now() > end) throw new Error(`${sink.mails.length} of ${count} mails arrived`);
				await setTimeout(20);
			}
			return sink.mails;
		},
		close: () => new Promise<void>((closed) => server.close(closed)),
	};
	await new Promise<void>((listening) => {
		server.listen(options.port ?? 0, "127.0.0.1", listening);
	});
	const { port } = server.server.address() as AddressInfo;
	sink.url = options.refuseLogin
		? `smtp://user:wrong@127.0.0.1:${port}?${TRUST_TEST_CERTIFICATE}`
		: `smtp://127.0.0.1:${port}`;
	return sink;
}
