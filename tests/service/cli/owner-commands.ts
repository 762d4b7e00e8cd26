import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { runToEnd } from "../support/service-process.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testOutbox } from "../support/test-outbox.ts";
import { testService } from "../support/test-service.ts";

/** Creates a database with an enquiry in every state, and a function that runs commands on it. */
export async function databaseWithEveryState(env: Record<string, string> = {}) {
	const service = testService({ RATE_LIMIT_PER_MINUTE: "0", ...env });
	const outbox = testOutbox(service.database, () => service.clock.now);
	const mails = testOutbox(service.database, () => service.clock.now, undefined, ["mail"]);
	const ids: Record<string, string> = {};
	for (const name of ["sent", "stopped", "waiting", "held"]) {
		const homepage = name === "held" ? "filled" : "";
		await service.send(
			multipart({ ...ada, homepage, message: name, user_email: `${name}@x.example` }),
		);
		ids[name] = (await service.stored()).at(-1)?.id ?? "";
		const [claim] = name === "held" ? [] : await mails.claim(1);
		if (!claim) continue;
		if (name === "sent") await outbox.sent(claim);
		else await outbox.failed(claim, "it said no", name === "stopped" ? "permanent" : "temporary");
	}
	const folder = join(service.path, "..");
	const mailFiles = join(folder, "mails");
	mkdirSync(mailFiles);
	for (const id of Object.values(ids)) writeFileSync(join(mailFiles, `${id}.eml`), "a mail");
	const run = (...args: string[]) =>
		runToEnd("cli.ts", args, tempFolder(), { DATA_DIR: folder, ...env });
	return {
		service,
		outbox,
		ids,
		run,
		/** The messages of the stored enquiries. */
		storedMessages: async () => (await service.stored()).map(({ message }) => message),
		/** The number of mail files. */
		countMailFiles: () => readdirSync(mailFiles).length,
	};
}
