/** The fields of a request by name, before validation. */
export type Fields = Partial<Record<string, string>>;
