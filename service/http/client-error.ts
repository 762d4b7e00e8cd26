import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

type ClientError = Error & { code?: string };

const ANSWERS: Record<string, [status: number, sentence: string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long. Send it again."],
	HPE_HEADER_OVERFLOW: [431, "The headers are too large. Shorten them."],
	HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The chunk extensions are too large. Leave them out."],
};
const MALFORMED: [status: number, sentence: string] = [400, "This is not valid HTTP."];

/**
 * Creates the handler for requests that node:http cannot parse or that time out. If the connection
 * already carried an answer, the handler only closes it, because the client could not tell to which
 * request another answer belongs.
 * @param headers the headers of every answer
 */
export function clientErrorAnswers(headers: Record<string, string>) {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	return (error: ClientError, socket: Duplex & { bytesWritten?: number }): void => {
		if (socket.writable && socket.bytesWritten === 0) {
			const [status, sentence] = ANSWERS[error.code ?? ""] ?? MALFORMED;
			const head = [
				`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
				"Content-Type: text/plain; charset=utf-8",
				`Content-Length: ${sentence.length}`,
				"Connection: close",
				...lines,
			];
			socket.end(`${head.join("\r\n")}\r\n\r\n${sentence}`, () => socket.destroy());
		} else socket.destroy();
	};
}
