import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("an event is one JSON line with masked mail addresses", () => {
	const lines: string[] = [];
	createLog(
		(line) => lines.push(line),
		() => 0,
	).alert("mail.stopped", {
		error: "550 5.1.1 <ada.lovelace@example.com>:\r\nunknown\u001b[31m",
		tries: 1,
	});
	expect(lines).toHaveLength(1);
	for (const control of ["\n", "\r", "\u001b"]) expect(lines[0]).not.toContain(control);
	expect(JSON.parse(lines[0] ?? "")).toEqual({
		time: "1970-01-01T00:00:00.000Z",
		level: "alert",
		event: "mail.stopped",
		error: "550 5.1.1 <a***@example.com>:\r\nunknown\u001b[31m",
		tries: 1,
	});
});
