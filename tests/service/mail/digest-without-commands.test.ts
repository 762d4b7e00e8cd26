import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { words } from "#content/words.ts";
import { composeDigest } from "#service/quarantine/digest-mail.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { testService } from "../support/test-service.ts";

const HOW_TO = join(import.meta.dirname, "../../../docs/how-to/deploy-elsewhere.md");

test("where there is no command line, the digest has ids and names no command", () => {
	const entry = {
		id: "the-id",
		receivedAt: 0,
		name: "Ada",
		type: "Other",
		reason: "honeypot" as const,
	};
	const mailbox = { name: "", address: "owner@firm.example" };
	const digest = { id: "first", queuedAt: 0, total: 3, entries: [entry] };
	const mail = composeDigest(digest, { from: mailbox, to: [mailbox] }, words.digest, false);
	expect(mail.text).toMatch(/^These enquiries are in quarantine, [^.]+\.\n\nAda, Other\n/);
	expect(mail.text).toMatch(/\nthe-id\n\nAnd 2 more\.\n$/);
	expect(mail.text + mail.html).not.toContain("npm run");
});

test("the SQL of the how-to for the Worker queues the mail of an enquiry in quarantine", async () => {
	const service = testService();
	await service.send(multipart({ ...ada, homepage: "filled" }));
	const [held] = await service.stored();
	const [, sql = ""] = /```sql\n(.+?)```/s.exec(readFileSync(HOW_TO, "utf8")) ?? [];
	for (let times = 0; times < 2; times++) {
		service.file.exec(sql.replaceAll("<id>", held?.id ?? ""));
	}
	expect(await service.stored()).toMatchObject([{ quarantined: false, mail: "pending" }]);
});
