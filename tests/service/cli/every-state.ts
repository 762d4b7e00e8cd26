import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ada } from "../support/enquiry-requests.ts";
import { run } from "../support/run-command.ts";
import { testService } from "../support/test-service.ts";
import { testOutbox } from "../support/workers.ts";

/** Creates a database with an enquiry in every state, and a function that runs commands on it. */
export async function databaseWithEveryState(env: Record<string, string> = {}) {
	const service = testService(env);
	const outbox = testOutbox(service.database, () => service.clock.now);
	const mails = testOutbox(service.database, () => service.clock.now, undefined, ["mail"]);
	const ids = { sent: "", stopped: "", waiting: "", held: "" };
	const folder = dirname(service.path);
	const mailFiles = join(folder, "mails");
	mkdirSync(mailFiles);
	for (const name of ["sent", "stopped", "waiting", "held"] as const) {
		const homepage = name === "held" ? "filled" : "";
		await service.enquire({ ...ada, homepage, message: name, user_email: `${name}@x.example` });
		ids[name] = (await service.stored()).at(-1)?.id ?? "";
		writeFileSync(join(mailFiles, `${ids[name]}.eml`), "a mail");
		const [claim] = name === "held" ? [] : await mails.claim(1);
		if (!claim) continue;
		if (name === "sent") await outbox.sent(claim);
		else await outbox.failed(claim, "it said no", name === "stopped" ? "permanent" : "temporary");
	}
	return {
		...{ service, outbox, ids, mailFiles },
		run: (...args: string[]) => run({ DATA_DIR: folder, ...env }, ...args),
		/** Claims what a command has made due. */
		claimAll() {
			service.clock.now = Date.now();
			return outbox.claim(9);
		},
		/** The messages of the stored enquiries. */
		messages: async () => (await service.stored()).map(({ message }) => message),
	};
}
