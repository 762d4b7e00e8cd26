/** A random UUID. `crypto.randomUUID` is missing where the site is opened without TLS. */
export function newEnquiryId(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	// RFC 9562, section 5.4: four bits say version 4, two say which variant.
	bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
	bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
