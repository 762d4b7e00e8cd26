import { expect, test } from "vitest";
import { mailboxKey } from "./acknowledgements.ts";

test.each([
	["Ada@Example.com", "ada@example.com"],
	["ada+a+b@example.com", "ada@example.com"],
	["a.da@example.com", "a.da@example.com"],
	["A.d.a+tag@Gmail.com", "ada@gmail.com"],
	["a.da@googlemail.com", "ada@gmail.com"],
	["a.da@gmail.com.example", "a.da@gmail.com.example"],
])("%s is the mailbox %s", (address, mailbox) => {
	expect(mailboxKey(address)).toBe(mailbox);
});
