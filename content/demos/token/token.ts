import { fill } from "#shared/fill.ts";
import type { TokenRecord } from "../../schema/demos/token.ts";
import { type DecodedToken, decodeToken, type TokenPart, tokenParts } from "./jwt.ts";

export type Token = ReturnType<typeof resolveToken>;

/** Adds what the token says to its fields, and the summary: who reads each, and what it decides. */
export function resolveToken({ token, signature, fields, ...copy }: TokenRecord) {
	const decoded = decodeToken(token);
	const members = membersByName(decoded, signature);
	const time = expiryOf(decoded);
	const resolved = fields.map(({ name, asks, layer, decides }) => {
		const member = members.get(name);
		if (!member) throw new Error(`The token has no field ${name}.`);
		return { name, asks, layer, ...member, decides: fill(decides, { time }) };
	});
	const summary = resolved.map(({ asks, layer, decides }) => ({
		title: asks,
		text: `${copy.layers[layer].name}: ${decides}`,
	}));
	const parts = tokenParts.map((part) => ({ part, letters: decoded.parts[part] }));
	return { ...copy, parts, fields: resolved, summary };
}

/** Where a field is in the token, and its text. */
type Member = { part: TokenPart; line: string; from: number; to: number };

function membersByName(decoded: DecodedToken, signature: string): Map<string, Member> {
	const whole: Member = {
		part: "signature",
		line: fill(signature, { bytes: decoded.signatureBytes }),
		from: 0,
		to: decoded.parts.signature.length,
	};
	const members = (["header", "payload"] as const).flatMap((part) =>
		decoded[part].map(({ name, line, from, to }): [string, Member] => [
			name,
			{ part, line, from, to },
		]),
	);
	return new Map([...members, ["signature", whole]]);
}

/** The expiry of the token in words, such as "12 January 2026 at 09:15 UTC". */
function expiryOf({ payload }: DecodedToken): string | undefined {
	const exp = payload.find(({ name }) => name === "exp")?.value;
	if (typeof exp !== "number") return undefined;
	const date = new Date(exp * 1000);
	const day = date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
	const hour = date.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone: "UTC" });
	return `${day} at ${hour} UTC`;
}
