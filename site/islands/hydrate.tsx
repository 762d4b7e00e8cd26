import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { giveUp, release } from "../browser/hold-clicks.ts";
import { reportFailure } from "./report-failure.ts";
import { keepTyped } from "./typed.ts";

/** How often an island may start anew. */
const MOST_STARTS = 3;

function Announced({ onShown, children }: { onShown: () => void; children: ReactNode }) {
	useLayoutEffect(onShown, [onShown]);
	return children;
}

/**
 * React takes over an island. Translators and extensions may have changed its HTML: then React draws it
 * anew, and what was typed is copied. If it fails, it starts again; if it goes on failing, the HTML that
 * the server sent comes back, which works as without script. The page around it is never touched.
 * @returns resolves when the island is shown
 */
export function hydrate(
	island: HTMLElement,
	Component: ComponentType,
	props: object,
): Promise<void> {
	const sent = [...island.cloneNode(true).childNodes];
	const restoreTyped = keepTyped(island);
	return new Promise((resolve) => {
		const onShown = () => {
			restoreTyped();
			release(island);
			resolve();
		};
		const content = (
			<Announced onShown={onShown}>
				<Component {...props} />
			</Announced>
		);
		let starts = 0;
		/** The options of one root. */
		const newOptions = (failed = false): RootOptions => ({
			identifierPrefix: island.dataset.prefix ?? "",
			// In development a difference between the two is a mistake of ours.
			onRecoverableError: import.meta.env.DEV ? reportError : () => {},
			onUncaughtError(error) {
				// It may fail again while it ends.
				if (failed) return;
				failed = true;
				reportFailure(island, error);
				starts += 1;
				// React is still at work in it.
				setTimeout(() => {
					root.unmount();
					if (starts <= MOST_STARTS) draw();
					else {
						island.replaceChildren(...sent);
						onShown();
						giveUp(island);
					}
				});
			},
		});
		let root: Root;
		const draw = () => {
			island.replaceChildren();
			root = createRoot(island, newOptions());
			root.render(content);
		};
		if (sent.length === 0) draw();
		else
			startTransition(() => {
				root = hydrateRoot(island, content, newOptions());
			});
	});
}
