/** The fields of a request by name, before any check. */
export type Fields = Partial<Record<string, string>>;
