import { execFileSync } from "node:child_process";

/** Makes a key and a certificate for a host name, signed by itself, with openssl. */
export function makeCertificate(host: string, key: string, certificate: string): void {
	const subject = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
	const self = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
	execFileSync("openssl", [...self, "-keyout", key, "-out", certificate], { stdio: "ignore" });
}
