import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { clientAddress, clientName, maskIpAddress } from "./client-address.ts";

const trusted = new BlockList();
trusted.addSubnet("10.0.0.0", 8, "ipv4");
trusted.addAddress("::1", "ipv6");

test.each([
	["a header from an untrusted peer is ignored", "203.0.113.7", "6.6.6.6", "203.0.113.7"],
	["a header from a trusted proxy counts", "10.1.1.1", "203.0.113.7", "203.0.113.7"],
	["a proxy over an IPv6 socket", "::ffff:10.1.1.1", "203.0.113.7", "203.0.113.7"],
	["addresses further left", "10.1.1.1", "6.6.6.6, 203.0.113.7, 10.2.2.2", "203.0.113.7"],
	["an invalid header from a proxy", "10.1.1.1", "unknown", "10.1.1.1"],
	["no connection", undefined, "6.6.6.6", "unknown"],
])("%s", (_, peer, header, address) => {
	expect(clientAddress(peer, header, trusted)).toBe(address);
});

test.each([
	["203.0.113.77", "203.0.113.77", "203.0.113.x"],
	["2001:db8:1:1234:3:4:5:6", "2001:0db8:0001:1234", "2001:db8:1:x"],
	["2001:db8::5:3", "2001:0db8:0000:0000", "2001:db8:0:x"],
])("%s counts as %s, and is masked as %s", (address, name, masked) => {
	expect([clientName(address), maskIpAddress(address)]).toEqual([name, masked]);
});
