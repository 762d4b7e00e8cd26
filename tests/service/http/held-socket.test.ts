import { expect, test } from "vitest";
import { heldSocket } from "#service/http/held-socket.ts";

test.each([
	["its own socket", { LISTEN_PID: "7", LISTEN_FDS: "1" }, 3],
	["the socket of another process", { LISTEN_PID: "8", LISTEN_FDS: "1" }, undefined],
	["no socket", { LISTEN_PID: "7", LISTEN_FDS: "0" }, undefined],
	["no systemd", {}, undefined],
])("a process with %s", (_, env, fd) => {
	expect(heldSocket(env, 7)).toBe(fd);
});
