import type { BadDayRecord } from "./fields.ts";

/** A record for tests. */
export const fixture: BadDayRecord = {
	demo: "bad-day",
	provider: "payment provider",
	call: "payment",
	calls: "payments",
	field: "amount",
	seen: {
		down: { screen: "Your order is safe.", note: "Nobody starts again." },
		slow: { screen: "One moment.", note: "The card is charged once." },
		changed: { screen: "We are checking it.", note: "No wrong amount is posted." },
		fine: { screen: "Paid.", note: "It is in the books." },
	},
};
