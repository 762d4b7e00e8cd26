import { startSmtpSink } from "../../support/smtp-sink.ts";
import { atTestEnd } from "./temp-folder.ts";

/** Starts a mail server that keeps mails, until the end of the test. */
export async function testSink(options?: Parameters<typeof startSmtpSink>[0], atEnd = atTestEnd) {
	const sink = await startSmtpSink(options);
	atEnd(() => sink.close());
	return sink;
}
