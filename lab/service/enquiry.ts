import type { RequestSpec } from "./load.ts";

let number = 0;

/** A new, unique enquiry in the format of the JSON API. */
export function enquiry(): RequestSpec {
	number += 1;
	const fields = {
		user_name: "Ada Lovelace",
		company: "Analytical Engines",
		phone: "6512345678",
		user_email: "ada@example.com",
		enquiryType: "Other",
		message: `No. ${number}. ${"We need an engine that weaves algebra. ".repeat(8)}`,
		enquiry_id: `lab-${number}`,
	};
	const identifiers = { service_id: "own", template_id: "enquiry", user_id: "public" };
	return {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ ...identifiers, template_params: fields }),
	};
}
