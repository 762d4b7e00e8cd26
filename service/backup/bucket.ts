import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";

/** The time for one request, in milliseconds. A copy of 100 MB takes as long at 3 Mbit/s. */
const TIMEOUT_MS = 5 * 60 * 1000;

export type BucketSettings = {
	/** Such as s3://bucket/folder, without a slash at its end. */
	url: string;
	keyId: string;
	secret: string;
	region: string;
	/** The origin of the S3 service. */
	endpoint: string;
};

/** A folder in an S3 bucket, or all of the bucket. The methods throw an Error that says what to do. */
export type Bucket = {
	/** Such as s3://bucket/folder. */
	address: string;
	addressOf(name: string): string;
	/** Returns the names in this folder. */
	list(): Promise<string[]>;
	put(name: string, content: Uint8Array): Promise<void>;
	get(name: string): Promise<Uint8Array>;
	remove(name: string): Promise<void>;
};

/** Says what to do about an answer. @param code S3's own name of the error; may be empty */
function advice(status: number, code: string, { url, endpoint, region }: BucketSettings): string {
	if (code === "NoSuchBucket") return `There is no bucket ${url} at ${endpoint}. Make it.`;
	if (code === "NoSuchKey") return `There is no such backup in ${url}.`;
	const said = `${endpoint} answers ${status}${code && ` (${code})`} for ${url}.`;
	if (status === 301 || status === 307 || code === "AuthorizationHeaderMalformed") {
		return `${said} Set AWS_REGION to the region of the bucket; it is ${region} now.`;
	}
	if (status === 401 || status === 403) {
		return `${said} Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that this key may list, read, write and delete there.`;
	}
	return `${said} It is tried again; if this goes on, ask the provider of the bucket.`;
}

/** Says why there was no answer. */
function unreachable(error: Error, { endpoint }: BucketSettings): string {
	const { code = error.name } = (error.cause ?? {}) as NodeJS.ErrnoException;
	return `${endpoint} cannot be reached (${code}). Check AWS_ENDPOINT_URL and the network.`;
}

/** The text in the elements of an XML document that have this name. S3 escapes nothing in our names. */
const texts = (xml: string, element: string) =>
	[...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"))].map(
		([, text = ""]) => text,
	);

/** Opens a bucket, without a request. @param stop ends the requests in progress */
export function openBucket(settings: BucketSettings, stop?: AbortSignal): Bucket {
	const { url, endpoint, region, keyId, secret } = settings;
	const [bucket = "", ...folders] = url.slice("s3://".length).split("/");
	const prefix = folders.map((folder) => `${folder}/`).join("");
	const client = new AwsClient({
		...{ accessKeyId: keyId, secretAccessKey: secret, region },
		...{ service: "s3", retries: 2 },
	});

	async function request(method: string, path: string, body?: Uint8Array): Promise<Response> {
		const hash = createHash("sha256")
			.update(body ?? "")
			.digest("hex");
		const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(stop ? [stop] : [])];
		const answer = await client
			.fetch(`${new URL(endpoint).origin}/${bucket}${path}`, {
				...{ method, redirect: "manual", signal: AbortSignal.any(signals) },
				// S3 refuses content that has another digest.
				headers: { "x-amz-content-sha256": hash },
				...(body && { body: new Uint8Array(body) }),
			})
			.catch((cause) => {
				throw new Error(unreachable(cause, settings), { cause });
			});
		if (answer.ok) return answer;
		const [code = ""] = texts(await answer.text(), "Code");
		throw new Error(advice(answer.status, code, settings));
	}

	const object = (name: string) => `/${prefix}${name}`;
	return {
		address: url,
		addressOf: (name) => `${url}/${name}`,
		async list() {
			const names: string[] = [];
			let token: string | undefined;
			do {
				const query = new URLSearchParams({ "list-type": "2", prefix });
				if (token) query.set("continuation-token", token);
				const xml = await (await request("GET", `?${query}`)).text();
				names.push(...texts(xml, "Key").map((key) => key.slice(prefix.length)));
				[token] = texts(xml, "NextContinuationToken");
			} while (token);
			return names;
		},
		async put(name, content) {
			await request("PUT", object(name), content);
		},
		async get(name) {
			const answer = await request("GET", object(name));
			return new Uint8Array(await answer.arrayBuffer());
		},
		async remove(name) {
			await request("DELETE", object(name));
		},
	};
}
