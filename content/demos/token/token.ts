import { fill } from "#shared/fill.ts";
import type { TokenRecord } from "../../schema/demos/token.ts";
import { type DecodedToken, decodeToken, type TokenPart, tokenParts } from "./jwt.ts";

export type Token = ReturnType<typeof resolveToken>;

/** Adds what the token says to its fields, and the summary: each answer, who reads it, and what it decides. */
export function resolveToken({ token, signature, fields, ...copy }: TokenRecord) {
	const decoded = decodeToken(token);
	const members = membersByName(decoded, signature);
	const time = expiryOf(decoded);
	const resolved = fields.map(({ answer, ...field }) => {
		const found = members.get(field.name);
		if (!found) throw new Error(`The token has no field ${field.name}.`);
		const { value, ...member } = found;
		return { ...field, ...member, answer: fill(answer, { time, value }) };
	});
	const summary = resolved.map(({ asks, answer, layer, decides }) => ({
		title: asks,
		text: `${answer} ${copy.layers[layer].name}: ${decides}`,
	}));
	const parts = tokenParts.map((part) => ({ part, letters: decoded.parts[part] }));
	return { ...copy, parts, fields: resolved, summary };
}

/** Where a field is in the token, its text, and its value if it has one. */
type Member = { part: TokenPart; line: string; value?: string; from: number; to: number };

function membersByName(decoded: DecodedToken, signature: string): Map<string, Member> {
	const whole: Member = {
		part: "signature",
		line: fill(signature, { bytes: decoded.signatureBytes }),
		from: 0,
		to: decoded.parts.signature.length,
	};
	const members = (["header", "payload"] as const).flatMap((part) =>
		decoded[part].map(({ name, value, line, from, to }): [string, Member] => [
			name,
			{ part, line, value: String(value), from, to },
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
