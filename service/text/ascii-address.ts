import { domainToASCII } from "node:url";

/** Visible ASCII characters. */
const ASCII = /^[!-~]+$/;
/** Anything else could end the host name in the URL parser behind `domainToASCII`. */
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Returns a mail address for headers and SMTP commands: in ASCII, with its domain in Punycode.
 * Returns undefined for an address that cannot be written so, such as one with a ü before the @: it
 * needs SMTPUTF8 (RFC 6531), which not every mail server offers.
 */
export function asciiAddress(address: string): string | undefined {
	const at = address.lastIndexOf("@");
	const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
	if (!ASCII.test(local)) return undefined;
	if (ASCII.test(domain)) return address;
	const ascii = INTERNATIONAL_DOMAIN.test(domain) ? domainToASCII(domain) : "";
	return ascii === "" ? undefined : `${local}@${ascii}`;
}
