import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "#app/hooks/motion-preference.ts";
import { fill } from "#content/fill.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls.tsx";
import { CarouselSlide, type Slide } from "./carousel-slide.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useHold } from "./use-hold.ts";
import { useInSight } from "./use-in-sight.ts";
import { useLookAhead } from "./use-look-ahead.ts";
import { useShowOrder, writtenOrder } from "./use-show-order.ts";
import { useSwipe } from "./use-swipe.ts";

export type CarouselProps = {
	label: string;
	slides: Slide[];
	/** Milliseconds a slide. */
	interval: number;
	/** With the header: the whole screen, or the 70 % of an inner page. */
	height: "screen" | "inner";
	/** Shows the slides in the order that the early script drew. */
	random?: boolean;
	/** What stands above the words of every slide. */
	lead?: ReactNode;
};

/** Slides over the whole panel, one at a time. A single slide has no timer and no controls. */
export function Carousel({ label, slides, interval, height, random = false, lead }: CarouselProps) {
	const total = slides.length;
	const several = total > 1;
	const section = useRef<HTMLElement>(null);
	const drawn = useShowOrder(total, random);
	const order = drawn ?? writtenOrder(total);

	const still = useReducedMotion();
	const [choice, setChoice] = useState<"playing" | "paused">();
	const playing = choice ? choice === "playing" : !still;
	const hold = useHold(section);
	const inSight = useInSight(section);
	const running = several && drawn !== undefined && playing && !hold.held && inSight;

	const { position, ...moves } = useCarousel(total, interval, running);
	const swipe = useSwipe(moves);
	// The controls answer a click at once; drawing a whole slide would hold their answer up.
	const shown = useDeferredValue(position);
	const current = drawn?.[shown];
	// Whoever points at the slides may want the next one soon.
	const ahead = useLookAhead(position, interval, several) || hold.held;
	const next = ahead ? drawn?.[(shown + 1) % total] : undefined;
	const names = order.map((slide, index) =>
		fill(ui.heroPosition, { n: index + 1, total, title: slides[slide]?.title ?? "" }),
	);

	useEffect(() => {
		section.current?.style.setProperty("--interval", `${interval}ms`);
	}, [interval]);

	return (
		<section
			ref={section}
			aria-label={label}
			aria-roledescription={several ? "carousel" : undefined}
			className={`panel ${styles.carousel} ${styles[height]}`}
			data-running={running || undefined}
			data-hides-contact={several ? "phone" : undefined}
			{...(several && { ...hold.handlers, ...swipe })}
		>
			{lead && <div className={styles.lead}>{lead}</div>}
			{several && (
				<CarouselControls
					label={label}
					names={names}
					position={position}
					playing={playing}
					onPlay={(play) => {
						setChoice(play ? "playing" : "paused");
						hold.release();
					}}
					{...moves}
				/>
			)}
			<div
				className={styles.slides}
				data-waiting={drawn ? undefined : random ? "drawn" : "written"}
				aria-live={several ? (running ? "off" : "polite") : undefined}
			>
				{slides.map((slide, index) => (
					<CarouselSlide
						key={slide.id}
						slide={slide}
						name={several ? names[order.indexOf(index)] : undefined}
						current={current === index}
						near={current === index || next === index}
						away={drawn !== undefined && current !== index}
					/>
				))}
			</div>
		</section>
	);
}
