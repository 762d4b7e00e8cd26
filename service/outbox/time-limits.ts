const MINUTE = 60_000;

/**
 * How long a mail server may take to answer, in milliseconds. RFC 5321, 4.5.3.2.6, asks for ten
 * minutes after the final dot: whoever gives up earlier sends the mail again, although the server,
 * which may still be scanning it, accepts every copy.
 */
export const ANSWER_TIMEOUT_MS = 10 * MINUTE;

/**
 * Timeout of one send, in milliseconds: the answer, and two minutes for the connection and all
 * commands before it.
 */
export const SEND_TIMEOUT_MS = ANSWER_TIMEOUT_MS + 2 * MINUTE;

/**
 * How long a claimed row belongs to its claimer, in milliseconds: longer than any send, with time to
 * record the result.
 */
export const LEASE_MS = SEND_TIMEOUT_MS + 2 * MINUTE;
