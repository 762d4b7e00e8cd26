import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type BucketSettings, openBucket } from "#service/backup/bucket.ts";
import { copyName } from "#service/backup/copies.ts";
import { bucketStore } from "#service/backup/copy-store.ts";
import { ada, askHealth, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { signatureOf, startS3 } from "../support/s3-server.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";

const NOW = Date.UTC(2026, 10, 2, 9, 0, 0);
const DAY_MS = 24 * 60 * 60 * 1000;

async function storeOf(settings: BucketSettings) {
	const service = testService();
	await service.send(multipart(ada));
	return bucketStore(service.path, openBucket(settings), join(tempFolder(), "to-send"));
}

test("the test's S3 service computes the signature of the example that AWS publishes", () => {
	const request = {
		method: "GET",
		target: "/test.txt",
		headers: {
			host: "examplebucket.s3.amazonaws.com",
			range: "bytes=0-9",
			"x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
			"x-amz-date": "20130524T000000Z",
		},
		signed: "host;range;x-amz-content-sha256;x-amz-date",
		region: "us-east-1",
	};
	expect(signatureOf(request, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")).toBe(
		"f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
	);
});

test("a service backs up to a bucket, and the copy is drilled and restored from there", async () => {
	const s3 = await startS3();
	const cwd = siteFolder();
	const first = await startServiceProcess(cwd);
	await first.enquire(ada);
	await first.end("SIGTERM");
	const service = await startServiceProcess(cwd, s3.env);
	const health = async () => (await fetch(askHealth(service.address))).json();
	await eventually(health).toMatchObject({ ok: true, backup: { verified: true } });
	expect([...s3.objects.keys()]).toEqual([
		expect.stringMatching(/^site\/enquiries-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/),
	]);
	await eventually(async () => readdirSync(join(cwd, "data"))).not.toContain("backup-to-send");
	const drill = await runToEnd("restore-drill.ts", [], cwd, s3.env);
	expect(drill).toMatchObject({ code: 0, stderr: "" });
	expect(drill.stdout).toMatch(
		/^Backup: {3}s3:\/\/backups\/site\/enquiries-.+\.db \(.+\nRestored: 1 enquiry,/,
	);
	const [key] = s3.objects.keys();
	const address = `s3://backups/${key}`;
	const other = siteFolder();
	expect(await runToEnd("cli.ts", ["restore", address], other, s3.env)).toMatchObject({
		code: 0,
		stdout: expect.stringContaining("1 enquiry"),
	});
	expect((await service.end("SIGTERM")).code).toBe(0);
});

test("a copy that comes back from the bucket with one changed byte does not count", async () => {
	const s3 = await startS3();
	const store = await storeOf(s3.settings);
	const set = s3.objects.set.bind(s3.objects);
	s3.objects.set = (key, content) => {
		content[5_000] = (content[5_000] ?? 0) ^ 1;
		return set(key, content);
	};
	await expect(store.add(NOW)).rejects.toThrow(
		/^The copy in s3:\/\/backups\/site differs from what was sent\./,
	);
	expect([...s3.objects.keys()]).toEqual([]);
});

test("outdated copies are removed from the bucket, and other files stay", async () => {
	const s3 = await startS3();
	for (let days = 1; days <= 20; days++) {
		s3.objects.set(`site/${copyName(NOW - days * DAY_MS)}`, Buffer.from("old"));
	}
	s3.objects.set("site/notes.txt", Buffer.from("notes"));
	s3.objects.set(`other/${copyName(NOW)}`, Buffer.from("other"));
	const store = await storeOf(s3.settings);
	const copy = await store.add(NOW);
	await store.cleanUp(NOW);
	expect((await store.list()).at(-1)).toEqual(copy);
	expect(await store.list()).toHaveLength(15);
	expect(s3.objects.size).toBe(17);
});

test.each([
	[
		"a wrong key",
		{ keyId: "another" },
		/answers 403 \(InvalidAccessKeyId\) .+ Check AWS_ACCESS_KEY_ID/,
	],
	[
		"a wrong secret",
		{ secret: "wrong" },
		/answers 403 \(SignatureDoesNotMatch\) .+ Check AWS_ACCESS/,
	],
	[
		"another region",
		{ region: "us-east-1" },
		/Set AWS_REGION to the region of the bucket; it is us-east-1/,
	],
	[
		"a missing bucket",
		{ url: "s3://nothing" },
		/^There is no bucket s3:\/\/nothing at .+ Make it\.$/,
	],
	[
		"a closed port",
		{ endpoint: "http://127.0.0.1:2" },
		/^http:\/\/127\.0\.0\.1:2 cannot be reached \(ECONNREFUSED\)/,
	],
])("%s is named in one sentence", async (_, wrong, sentence) => {
	const s3 = await startS3();
	const store = await storeOf({ ...s3.settings, ...wrong });
	await expect(store.list()).rejects.toThrow(sentence);
	await expect(store.add(NOW)).rejects.toThrow(sentence);
});

test("a bucket that cannot be reached raises an alert, and the service goes on", async () => {
	const s3 = await startS3();
	const env = { ...s3.env, AWS_SECRET_ACCESS_KEY: "wrong" };
	const service = await startServiceProcess(siteFolder(), env);
	await eventually(() => service.stderr).toContain("Check AWS_ACCESS_KEY_ID");
	expect(await service.enquire(ada)).toBe(200);
});

test.each(["SIGTERM", "SIGKILL"] as const)(
	"%s during an upload leaves no copy in the bucket, and the next start makes one",
	async (signal) => {
		const options = { holdUploads: true };
		const s3 = await startS3(options);
		const cwd = siteFolder();
		const service = await startServiceProcess(cwd, s3.env);
		await s3.uploading;
		await service.end(signal);
		expect(service.stderr).not.toContain("backup.failed");
		expect(s3.objects.size).toBe(0);
		options.holdUploads = false;
		const next = await startServiceProcess(cwd, s3.env);
		await eventually(async () => s3.objects.size).toBe(1);
		await eventually(async () => readdirSync(join(cwd, "data"))).not.toContain("backup-to-send");
		await next.end("SIGTERM");
	},
);

test.each(["s3:/backups", "s3://Backups"])("BACKUP_TO=%s is refused", async (target) => {
	const { code, stderr } = await runToEnd("restore-drill.ts", [], siteFolder(), {
		BACKUP_TO: target,
	});
	expect({ code, stderr }).toEqual({
		code: 1,
		stderr:
			"BACKUP_TO has a wrong value. Set a folder, or an S3 bucket such as s3://backups or s3://backups/website.\n",
	});
});

test("a bucket without a key is refused at the start", async () => {
	const { stderr } = await runToEnd("restore-drill.ts", [], siteFolder(), {
		BACKUP_TO: "s3://backups",
	});
	expect(stderr).toBe(
		"BACKUP_TO names a bucket, but there is no key for it. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.\n",
	);
});
