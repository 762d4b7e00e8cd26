import { BrokenPage } from "./broken-page.tsx";

/** Shown when the frame around the pages fails; a page that fails has its own boundary. */
export function RootErrorBoundary() {
	return (
		<main id="main">
			<BrokenPage />
		</main>
	);
}
