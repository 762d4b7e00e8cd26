import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Only the build runs this: every page is rendered whole, then written as a file. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const failures: unknown[] = [];
	const { prelude } = await prerenderToNodeStream(
		<ServerRouter context={context} url={request.url} />,
		{
			onError: (error) => void failures.push(error),
			// A long part would else stand hidden at the end, for a script to put in its place.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
		},
	);
	// React would hide a failed part behind a client render; a page must be complete without script.
	if (failures.length > 0) throw failures[0];
	headers.set("Content-Type", "text/html; charset=utf-8");
	const body = createReadableStreamFromReadable(prelude.pipe(new PassThrough()));
	return new Response(body, { status, headers });
}
