import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from "react";
import { firstSign, nextSign } from "./first-sign.ts";
import { partFailed, partWaits, partWorks } from "./hydration.ts";

type Load<P> = () => Promise<ComponentType<P>>;

/** The HTML of the build still works without its script, so a failed request is no reason to stop. */
async function loadPatiently<P>(load: Load<P>): Promise<ComponentType<P>> {
	try {
		return await load();
	} catch {
		partFailed();
		await nextSign();
		return loadPatiently(load);
	}
}

function Working({ children }: { children: ReactNode }) {
	useEffect(partWorks, []);
	return children;
}

/**
 * A part of a page below its first view. The page opens with the part's HTML from the build;
 * its script is fetched at the visitor's first sign of life. After a navigation within the
 * site the script comes with the page: the route's module awaits `ready`.
 */
export function deferred<P extends object>(load: Load<P>) {
	const opens =
		typeof document === "undefined" || !("hydrated" in document.documentElement.dataset);
	const loaded = firstSign().then(() => (opens ? loadPatiently(load) : load()));
	const Part = lazy(async () => ({ default: await loaded }));

	/** Renders once: an update from outside would drop the HTML that stands there. */
	const Deferred = memo(function Deferred(props: P) {
		useEffect(() => {
			if (opens) partWaits();
		}, []);
		return (
			<Suspense>
				<Working>
					<Part {...props} />
				</Working>
			</Suspense>
		);
	});
	return { Deferred, ready: opens ? Promise.resolve() : loaded.then(() => undefined) };
}
