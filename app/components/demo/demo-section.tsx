import { type ComponentType, Suspense, useRef } from "react";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import { lazyWithStyles } from "#app/lazy-with-styles.ts";
import type { Demo, DemoOf } from "#content/demos.ts";
import type { DemoName } from "#content/schema/demos.ts";
import { DemoPicture } from "./demo-picture.tsx";
import styles from "./demo-section.module.css";
import { useNear } from "./use-near.ts";

const controls: { [N in DemoName]: ComponentType<{ demo: DemoOf<N> }> } = {
	"bad-day": lazyWithStyles(async () => {
		const { BadDay: component, sheets } = await import("./bad-day/bad-day.tsx");
		return { component, sheets };
	}),
	"one-row": lazyWithStyles(async () => {
		const { OneRow: component, sheets } = await import("./one-row/one-row.tsx");
		return { component, sheets };
	}),
	"one-screen": lazyWithStyles(async () => {
		const { OneScreen: component, sheets } = await import("./one-screen/one-screen.tsx");
		return { component, sheets };
	}),
	"take-over": lazyWithStyles(async () => {
		const { TakeOver: component, sheets } = await import("./take-over/take-over.tsx");
		return { component, sheets };
	}),
	"five-desks": lazyWithStyles(async () => {
		const { FiveDesks: component, sheets } = await import("./five-desks/five-desks.tsx");
		return { component, sheets };
	}),
	guesses: lazyWithStyles(async () => {
		const { Guesses: component, sheets } = await import("./guesses/guesses.tsx");
		return { component, sheets };
	}),
	token: lazyWithStyles(async () => {
		const { Token: component, sheets } = await import("./token/token.tsx");
		return { component, sheets };
	}),
	contract: lazyWithStyles(async () => {
		const { Contract: component, sheets } = await import("./contract/contract.tsx");
		return { component, sheets };
	}),
	"stolen-password": lazyWithStyles(async () => {
		const { StolenPassword: component, sheets } = await import(
			"./stolen-password/stolen-password.tsx"
		);
		return { component, sheets };
	}),
	overlap: lazyWithStyles(async () => {
		const { Overlap: component, sheets } = await import("./overlap/overlap.tsx");
		return { component, sheets };
	}),
	migration: lazyWithStyles(async () => {
		const { Migration: component, sheets } = await import("./migration/migration.tsx");
		return { component, sheets };
	}),
	trail: lazyWithStyles(async () => {
		const { Trail: component, sheets } = await import("./trail/trail.tsx");
		return { component, sheets };
	}),
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
