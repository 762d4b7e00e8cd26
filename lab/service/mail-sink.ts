/** An SMTP server that accepts every mail. An HTTP server on a second port returns their number. */
import { createServer } from "node:http";
import { SMTPServer } from "smtp-server";

const [smtpPort, port] = process.argv.slice(2).map(Number);
let mails = 0;

const server = new SMTPServer({
	authOptional: true,
	disableReverseLookup: true,
	hideSTARTTLS: true,
	onData(stream, _session, done) {
		stream.resume();
		stream.on("end", () => {
			mails++;
			done();
		});
	},
});
server.on("error", () => {});
server.listen(smtpPort, "127.0.0.1");
createServer((_, response) => response.end(String(mails))).listen(port, "127.0.0.1");
