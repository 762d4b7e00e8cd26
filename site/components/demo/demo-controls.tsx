import { type ComponentType, Suspense } from "react";
import type { Demo, DemoOf } from "#content/demos.ts";
import type { DemoName } from "#content/schema/demos.ts";
import { lazyWithStyles } from "#site/lazy-with-styles.ts";

const controls: { [N in DemoName]: ComponentType<{ demo: DemoOf<N> }> } = {
	"bad-day": lazyWithStyles(() => import("./bad-day/bad-day.tsx")),
	"one-row": lazyWithStyles(() => import("./one-row/one-row.tsx")),
	"one-screen": lazyWithStyles(() => import("./one-screen/one-screen.tsx")),
	"take-over": lazyWithStyles(() => import("./take-over/take-over.tsx")),
	"five-desks": lazyWithStyles(() => import("./five-desks/five-desks.tsx")),
	guesses: lazyWithStyles(() => import("./guesses/guesses.tsx")),
	token: lazyWithStyles(() => import("./token/token.tsx")),
	contract: lazyWithStyles(() => import("./contract/contract.tsx")),
	"stolen-password": lazyWithStyles(() => import("./stolen-password/stolen-password.tsx")),
	overlap: lazyWithStyles(() => import("./overlap/overlap.tsx")),
	migration: lazyWithStyles(() => import("./migration/migration.tsx")),
	trail: lazyWithStyles(() => import("./trail/trail.tsx")),
};

/** What the visitor can try. It has a script of its own with its styles. */
export function DemoControls({ demo }: { demo: Demo }) {
	// The type of `controls` guarantees that the component takes this demo.
	const Controls = controls[demo.demo] as ComponentType<{ demo: Demo }>;
	return (
		<Suspense fallback={null}>
			<Controls demo={demo} />
		</Suspense>
	);
}
