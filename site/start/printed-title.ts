/**
 * Provides the title and the canonical address for the footer of printed pages, as custom
 * properties: a CSS page margin can only show text that CSS knows.
 */
export function nameThePrintedPage() {
	addEventListener("beforeprint", () => {
		const { style } = document.documentElement;
		const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
		// A JSON string is a valid CSS string.
		style.setProperty("--running-title", JSON.stringify(document.title));
		style.setProperty("--running-address", JSON.stringify(address));
	});
}
