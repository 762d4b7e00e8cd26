import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "#service/backup/bucket.ts";
import { atTestEnd } from "./temp-folder.ts";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) =>
	createHmac("sha256", key).update(data).digest();

export type SignedRequest = {
	method: string;
	/** Path and query, as sent. */
	target: string;
	headers: Record<string, string>;
	/** The names of the signed headers, with semicolons between them. */
	signed: string;
	region: string;
};

/**
 * The AWS Signature Version 4 of a request, as the documentation of S3 describes it. It is written
 * without the library that signs, so that each checks the other.
 */
export function signatureOf(request: SignedRequest, secret: string): string {
	const { method, target, headers, signed, region } = request;
	const [path = "", query = ""] = target.split("?");
	const time = headers["x-amz-date"] ?? "";
	const scope = [time.slice(0, 8), region, "s3", "aws4_request"];
	const canonical = [
		...[method, path, [...new URLSearchParams(query)].map(encodePair).sort().join("&")],
		...signed.split(";").map((name) => `${name}:${headers[name]?.trim()}`),
		...["", signed, headers["x-amz-content-sha256"] ?? ""],
	].join("\n");
	const text = ["AWS4-HMAC-SHA256", time, scope.join("/"), sha256(canonical)].join("\n");
	const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
	return createHmac("sha256", key).update(text).digest("hex");
}

const encode = (text: string) =>
	encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
const encodePair = ([name, value]: [string, string]) => `${encode(name)}=${encode(value)}`;

const KEY = "an id";
const SECRET = "a secret of the tests";
const AUTHORIZATION =
	/^AWS4-HMAC-SHA256 Credential=(.+?)\/\d{8}\/([\w-]+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w+)$/;

/** Says which error S3 would answer to a request, if it refuses it. */
function refusalOf({ method = "", url = "", headers }: IncomingMessage, content: Buffer) {
	const [, id, region = "", signed = "", signature] =
		AUTHORIZATION.exec(headers.authorization ?? "") ?? [];
	if (id !== KEY) return [403, "InvalidAccessKeyId"] as const;
	if (region !== "eu-test-1") return [400, "AuthorizationHeaderMalformed"] as const;
	const request = { method, target: url, headers: headers as Record<string, string> };
	if (signatureOf({ ...request, signed, region }, SECRET) !== signature) {
		return [403, "SignatureDoesNotMatch"] as const;
	}
	if (headers["x-amz-content-sha256"] !== sha256(content)) {
		return [400, "XAmzContentSHA256Mismatch"] as const;
	}
	return url.startsWith("/backups") ? undefined : ([404, "NoSuchBucket"] as const);
}

export type S3Server = {
	/** The objects in the bucket named `backups`. A test may change them. */
	objects: Map<string, Buffer>;
	settings: BucketSettings;
	/** The settings that point the service at s3://backups/site. */
	env: Record<string, string>;
	/** Resolves when the first bytes of an upload have arrived. */
	uploading: Promise<void>;
};

/** Starts a small S3 service that checks signatures and lists two names at a time. */
export async function startS3(options: { holdUploads?: boolean } = {}): Promise<S3Server> {
	const objects = new Map<string, Buffer>();
	const uploading = Promise.withResolvers<void>();
	const server = createServer(async (request, response) => {
		if (request.method === "PUT") {
			uploading.resolve();
			if (options.holdUploads) return void request.resume();
		}
		const content = await buffer(request).catch(() => undefined);
		// Nothing is stored of a request that was cut off.
		if (!content) return;
		const [status, code] = refusalOf(request, content) ?? [];
		if (status) return void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
		const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
		const key = pathname.slice("/backups/".length);
		if (request.method === "PUT") objects.set(key, content);
		if (request.method === "DELETE") objects.delete(key);
		if (request.method !== "GET") return void response.writeHead(204).end();
		if (key) {
			const found = objects.get(key);
			if (found) return void response.end(found);
			return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
		}
		const names = [...objects.keys()]
			.filter((name) => name.startsWith(searchParams.get("prefix") ?? ""))
			.filter((name) => name > (searchParams.get("continuation-token") ?? ""))
			.sort();
		const page = names.slice(0, 2);
		const next =
			names.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : "";
		response.end(`<L>${page.map((name) => `<C><Key>${name}</Key></C>`).join("")}${next}</L>`);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	atTestEnd(() => void server.close().closeAllConnections());
	const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const settings = { url: "s3://backups/site", keyId: KEY, secret: SECRET, region: "eu-test-1" };
	return {
		objects,
		uploading: uploading.promise,
		settings: { ...settings, endpoint },
		env: {
			BACKUP_TO: settings.url,
			AWS_ACCESS_KEY_ID: KEY,
			AWS_SECRET_ACCESS_KEY: SECRET,
			AWS_REGION: settings.region,
			AWS_ENDPOINT_URL: endpoint,
		},
	};
}
