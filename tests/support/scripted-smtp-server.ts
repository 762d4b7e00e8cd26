import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** What the server answers when nothing else is scripted. "CONNECT" is the greeting. */
const USUAL: Record<string, string> = {
	CONNECT: "220 scripted.example",
	EHLO: "250 scripted.example",
	DATA: "354 go on",
	QUIT: "221 bye",
};

/**
 * Starts a server that speaks as much SMTP as a script says, for answers that `startSmtpSink`
 * cannot give, such as 554 as a greeting or AUTH without TLS.
 * @param answer returns the answer to a command ("CONNECT" for the greeting, "." after a mail), or
 * undefined for the usual one; `connection` counts from 1
 */
export async function startScriptedSmtpServer(
	answer: (command: string, connection: number) => string | undefined,
) {
	const sockets: Socket[] = [];
	/** Every line that arrived, except the lines of the mails. */
	const commands: string[] = [];
	const server = createServer((socket) => {
		const connection = sockets.push(socket);
		let inMail = false;
		const reply = (command: string) => {
			const text = answer(command, connection) ?? USUAL[command] ?? "250 OK";
			inMail = text.startsWith("354");
			socket.write(`${text}\r\n`);
		};
		// Clients drop connections after some of the answers.
		socket.on("error", () => {});
		reply("CONNECT");
		createInterface(socket).on("line", (line) => {
			if (inMail && line !== ".") return;
			if (inMail) started.offered++;
			else commands.push(line);
			reply(line.split(" ")[0]?.toUpperCase() ?? "");
		});
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const started = {
		/** For SMTP_URL. */
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		commands,
		/** How many complete mails were received. */
		offered: 0,
		async close() {
			for (const socket of sockets) socket.destroy();
			await once(server.close(), "close");
		},
	};
	return started;
}
