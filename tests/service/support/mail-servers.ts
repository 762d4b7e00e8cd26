import { startScriptedSmtpServer } from "../../support/scripted-smtp-server.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { type AtEnd, atTestEnd } from "./temp-folder.ts";

/** Starts a mail server that keeps mails, until the end of the test. */
export async function testSink(
	options?: Parameters<typeof startSmtpSink>[0],
	atEnd: AtEnd = atTestEnd,
) {
	const sink = await startSmtpSink(options);
	atEnd(() => sink.close());
	return sink;
}

/** Starts a mail server that answers as scripted, until the end of the test. */
export async function scriptedServer(
	answer: Parameters<typeof startScriptedSmtpServer>[0] | Record<string, string>,
) {
	const server = await startScriptedSmtpServer(
		typeof answer === "function" ? answer : (command) => answer[command],
	);
	atTestEnd(() => server.close());
	return server;
}
