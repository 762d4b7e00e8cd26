import { BrokenPage } from "./broken-page.tsx";

/** What a visitor sees when a page throws. */
export function RouteErrorBoundary() {
	return (
		<main id="main">
			<BrokenPage />
		</main>
	);
}
