import type { Ask } from "./load.ts";

let number = 0;

/** An enquiry that was not sent before, as the form's script posts it. */
export function enquiry(): Ask {
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
