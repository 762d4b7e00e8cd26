/** Reads a JSON Web Token in its compact form (RFC 7519): header.payload.signature, in base64url. */

export const tokenParts = ["header", "payload", "signature"] as const;
export type TokenPart = (typeof tokenParts)[number];

/** A member of the header or of the payload, and where the letters of the part carry it. */
export type TokenMember = { name: string; value: unknown; line: string; from: number; to: number };

/** @throws for text that is not base64url (RFC 4648, section 5) */
export function decodeBase64Url(text: string): Uint8Array {
	if (!/^[\w-]+$/.test(text)) throw new Error("The text is not base64url.");
	const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/**
 * The members of a part. Each letter of base64url carries six bits, so a member starts and ends
 * within letters that it may share with its neighbours.
 * @throws for a part that is not a JSON object without spaces
 */
export function membersOf(part: string): TokenMember[] {
	const json = new TextDecoder("utf-8", { fatal: true }).decode(decodeBase64Url(part));
	const object: unknown = JSON.parse(json);
	if (typeof object !== "object" || object === null || JSON.stringify(object) !== json) {
		throw new Error("The part is not a JSON object without spaces.");
	}
	const bytes = (text: string) => new TextEncoder().encode(text).length;
	let end = 1;
	return Object.entries(object).map(([name, value]) => {
		const [key, written] = [JSON.stringify(name), JSON.stringify(value)];
		const start = end;
		end = start + bytes(`${key}:${written}`);
		const member = {
			name,
			value,
			line: `${key}: ${written}`,
			from: Math.floor((start * 8) / 6),
			to: Math.ceil((end * 8) / 6),
		};
		// The comma.
		end += 1;
		return member;
	});
}

export type DecodedToken = {
	/** The parts as they travel. */
	parts: Record<TokenPart, string>;
	header: TokenMember[];
	payload: TokenMember[];
	/** The length of the signature. */
	signatureBytes: number;
};

/** @throws for text that is not a token with three parts */
export function decodeToken(token: string): DecodedToken {
	const [header, payload, signature, ...others] = token.split(".");
	if (!header || !payload || !signature || others.length > 0) {
		throw new Error("The token does not have three parts.");
	}
	return {
		parts: { header, payload, signature },
		header: membersOf(header),
		payload: membersOf(payload),
		signatureBytes: decodeBase64Url(signature).length,
	};
}

export function isToken(text: string): boolean {
	try {
		decodeToken(text);
		return true;
	} catch {
		return false;
	}
}
