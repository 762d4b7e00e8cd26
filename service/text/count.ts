/** Writes a number with its noun in singular or plural. */
export const count = (number: number, one: string, many: string) =>
	`${number} ${number === 1 ? one : many}`;
