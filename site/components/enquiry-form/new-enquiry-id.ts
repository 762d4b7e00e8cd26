/** Returns a random UUID. Without TLS, browsers do not have `crypto.randomUUID`. */
export function newEnquiryId(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	// RFC 9562, section 5.4: four bits hold the version, 4, and two bits the variant.
	bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
	bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
