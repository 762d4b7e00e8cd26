/** The name of a page's record in content/pages: the last part of its address, in lower case. */
export const recordName = (address: string): string =>
	address.slice(address.lastIndexOf("/") + 1).toLowerCase();
