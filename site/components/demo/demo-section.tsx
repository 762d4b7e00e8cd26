import { type ComponentType, Suspense, useRef } from "react";
import type { Demo, DemoOf } from "#content/demos.ts";
import type { DemoName } from "#content/schema/demos.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { lazyWithStyles } from "#site/lazy-with-styles.ts";
import { DemoPicture } from "./demo-picture.tsx";
import styles from "./demo-section.module.css";
import { useNear } from "./use-near.ts";

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

export type DemoSectionProps = {
	/** Id of the heading, which labels the section. */
	id: string;
	demo: Demo;
};

/**
 * Something to try. The HTML has a summary of it, which paper and browsers without script show; these
 * also show a picture. The controls have a script of their own with their styles, which loads when the
 * section comes near.
 */
export function DemoSection({ id, demo }: DemoSectionProps) {
	const section = useRef<HTMLElement>(null);
	const near = useNear(section);
	// The type of `controls` guarantees that the component takes this demo.
	const Controls = controls[demo.demo] as ComponentType<{ demo: Demo }>;
	return (
		<section
			ref={section}
			aria-labelledby={id}
			className={`wrap section below print-whole ${styles.demo}`}
		>
			<SectionHeading id={id}>
				<Unbroken text={demo.heading} />
			</SectionHeading>
			<p className={styles.intro}>
				<Unbroken text={demo.intro} />
			</p>
			{demo.picture && (
				<noscript>
					<DemoPicture {...demo.picture} />
				</noscript>
			)}
			{near && (
				<Suspense fallback={null}>
					<Controls demo={demo} />
				</Suspense>
			)}
			{/* On a screen, demo.css hides it beside the controls. */}
			<dl className={styles.summary}>
				{demo.summary.map(({ title, text }) => (
					<div key={title}>
						<dt>{title}</dt>
						<dd>
							<Unbroken text={text} />
						</dd>
					</div>
				))}
			</dl>
			<p className={styles.note}>{demo.note}</p>
		</section>
	);
}
