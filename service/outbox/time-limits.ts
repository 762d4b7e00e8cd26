import { MINUTE_MS } from "../time.ts";

/**
 * How long a mail server may take to answer, in milliseconds. RFC 5321, 4.5.3.2.6, asks for ten
 * minutes: a server that is still scanning a mail accepts every copy that an impatient sender
 * sends.
 */
export const ANSWER_TIMEOUT_MS = 10 * MINUTE_MS;

/** Timeout of one send, in milliseconds: with two minutes for the commands before the answer. */
export const SEND_TIMEOUT_MS = ANSWER_TIMEOUT_MS + 2 * MINUTE_MS;

/**
 * How long a claimed row belongs to its claimer, in milliseconds: with time to record the result.
 */
export const LEASE_MS = SEND_TIMEOUT_MS + 2 * MINUTE_MS;
