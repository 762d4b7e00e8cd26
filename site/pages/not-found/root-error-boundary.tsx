import { BrokenPage } from "./broken-page.tsx";

/** Catches errors of the frame around the pages. PageBoundary catches those of a page. */
export function RootErrorBoundary() {
	return (
		<main id="main">
			<BrokenPage />
		</main>
	);
}
