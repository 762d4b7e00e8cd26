import { type ComponentType, lazy, Suspense, useRef } from "react";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { Demo, DemoOf } from "#content/demos.ts";
import type { DemoName } from "#content/schema/demos.ts";
import { DemoPicture } from "./demo-picture.tsx";
import styles from "./demo-section.module.css";
import { useNear } from "./use-near.ts";

const controls: { [N in DemoName]: ComponentType<{ demo: DemoOf<N> }> } = {
	"bad-day": lazy(async () => {
		const { BadDay } = await import("./bad-day/bad-day.tsx");
		return { default: BadDay };
	}),
	"one-row": lazy(async () => {
		const { OneRow } = await import("./one-row/one-row.tsx");
		return { default: OneRow };
	}),
	"one-screen": lazy(async () => {
		const { OneScreen } = await import("./one-screen/one-screen.tsx");
		return { default: OneScreen };
	}),
	"take-over": lazy(async () => {
		const { TakeOver } = await import("./take-over/take-over.tsx");
		return { default: TakeOver };
	}),
	"five-desks": lazy(async () => {
		const { FiveDesks } = await import("./five-desks/five-desks.tsx");
		return { default: FiveDesks };
	}),
	guesses: lazy(async () => {
		const { Guesses } = await import("./guesses/guesses.tsx");
		return { default: Guesses };
	}),
	token: lazy(async () => {
		const { Token } = await import("./token/token.tsx");
		return { default: Token };
	}),
	contract: lazy(async () => {
		const { Contract } = await import("./contract/contract.tsx");
		return { default: Contract };
	}),
	"stolen-password": lazy(async () => {
		const { StolenPassword } = await import("./stolen-password/stolen-password.tsx");
		return { default: StolenPassword };
	}),
	overlap: lazy(async () => {
		const { Overlap } = await import("./overlap/overlap.tsx");
		return { default: Overlap };
	}),
	migration: lazy(async () => {
		const { Migration } = await import("./migration/migration.tsx");
		return { default: Migration };
	}),
	trail: lazy(async () => {
		const { Trail } = await import("./trail/trail.tsx");
		return { default: Trail };
	}),
};

export type DemoSectionProps = {
	/** Id of the heading, which labels the section. */
	id: string;
	demo: Demo;
};

/**
 * Something to try. The HTML has a summary of it, which paper and browsers without script show; these
 * also show a picture. The controls have a script and a style sheet of their own, which load when the
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
