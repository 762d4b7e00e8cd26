import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page to complete HTML. Only the build runs this; it writes each page to a file. */
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
			// By default React moves large Suspense boundaries to the end of the HTML, hidden until a
			// script puts them in place.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
		},
	);
	// React would leave a failed component to the browser; a page must be complete without script.
	if (failures.length > 0) throw failures[0];
	headers.set("Content-Type", "text/html; charset=utf-8");
	const body = createReadableStreamFromReadable(prelude.pipe(new PassThrough()));
	return new Response(body, { status, headers });
}
