import type { ContractRecord } from "./fields.ts";

/** A booking at 10:00 in New York. */
const request = {
	title: "Request",
	head: ["POST /bookings HTTP/1.1", 'Idempotency-Key: "7f3a"'],
	body: ["{", '  "at": "2027-03-04T10:00:00-05:00"', "}"],
};
const part = (worry: string, line: string) => ({
	worry,
	promise: `No: ${line}.`,
	markedLines: [line],
	means: "In plain words.",
});

/** A record for tests. */
export const fixture: ContractRecord = {
	demo: "contract",
	heading: "A heading",
	intro: "Try it.",
	note: "A sample.",
	legend: "The question",
	whole: "The whole message",
	parts: {
		request: {
			...part("Is it booked twice?", "Idempotency-Key"),
			message: request,
			scene: {
				caller: "Caller",
				diary: "Diary",
				sent: "Sent",
				lost: "Lost",
				again: "Again",
				answered: "Answered",
				answer: "201",
				known: "Known",
			},
		},
		response: {
			...part("Which ten o'clock?", "at"),
			message: { ...request, head: ["HTTP/1.1 201 Created"] },
			clocks: [
				{ name: "New York", zone: "America/New_York" },
				{ name: "London", zone: "Europe/London" },
			],
		},
		error: {
			...part("And if it is taken?", "free"),
			message: {
				title: "Refused",
				head: ["HTTP/1.1 409 Conflict"],
				body: ["{", '  "free": ["2027-03-04T11:00:00-05:00", "2027-03-04T11:30:00-05:00"]', "}"],
			},
			scene: { refused: "409", taken: "taken", free: "free" },
		},
		version: {
			...part("Does it end?", "Sunset"),
			message: {
				title: "Old",
				head: [
					"HTTP/1.1 200 OK",
					"Deprecation: @1798761600",
					"Sunset: Fri, 31 Dec 2027 23:59:59 GMT",
				],
				body: ["{", '  "id": 7,', '  "agents": ["Dana", "Sam"]', "}"],
			},
			next: { title: "New", head: ["HTTP/1.1 200 OK"], body: ["{}"] },
			scene: { old: "Version 1", next: "Version 2", both: "{months} months", ends: "Ends" },
		},
	},
};
