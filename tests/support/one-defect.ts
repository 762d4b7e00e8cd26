/**
 * Plants a defect in a process that loads this file with `--import`: the first enquiry id cannot be
 * made, with an error that the service does not expect.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { randomBytes } = crypto;

function failOnce(size: number) {
	if (!new Error().stack?.includes("enquiry-id")) return randomBytes(size);
	crypto.randomBytes = randomBytes;
	syncBuiltinESMExports();
	throw new TypeError("the planted defect");
}

crypto.randomBytes = failOnce as typeof randomBytes;
syncBuiltinESMExports();
