/** The HEALTH_TOKEN of the tests. */
export const HEALTH_TOKEN = "the-health-token-of-the-tests";

const headers = { authorization: `Bearer ${HEALTH_TOKEN}` };

/** Asks a service for its health, with the details. */
export const askHealth = (address = "http://127.0.0.1") =>
	new Request(`${address}/healthz`, { headers });
