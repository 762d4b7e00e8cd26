import { type ComponentType, lazy, Suspense } from "react";
import type { Demo } from "./demos.ts";

/** `start`: the place of the choice to begin with; one that there is not means the usual one. */
type View = ComponentType<{ demo: Demo; start: number }>;

/** By folder, so that a browser loads the view of one demo, without its schema and without other demos. */
const modules = import.meta.glob<{ View: View }>("./*/view.tsx");

const views = Object.fromEntries(
	Object.entries(modules).map(([file, load]) => [
		file.split("/")[1],
		lazy(async () => ({ default: (await load()).View })),
	]),
);

/** What a link to the demo asks for, such as 2 in `?try=2`. */
const askedStart = () => Number.parseInt(new URLSearchParams(location.search).get("try") ?? "", 10);

/** The controls of a demo. They load when they are first rendered, and need nothing but the demo. */
export function DemoView({ demo }: { demo: Demo }) {
	// A test finds a view for each demo, whose type is that of its model.
	const View = views[demo.demo];
	return (
		View && (
			<Suspense fallback={null}>
				<View demo={demo} start={askedStart()} />
			</Suspense>
		)
	);
}
