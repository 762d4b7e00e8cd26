/** Longest message in characters. The closing calls have it too, and load no other rule of the form. */
export const MESSAGE_LIMIT = 10_000;
