import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { useReducedMotion } from "#site/hooks/use-reduced-motion.ts";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls.tsx";
import { CarouselSlide, type Slide } from "./carousel-slide.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useHold } from "./use-hold.ts";
import { useInView } from "./use-in-view.ts";
import { useLookAhead } from "./use-look-ahead.ts";
import { originalOrder, useSlideOrder } from "./use-slide-order.ts";
import { useSwipe } from "./use-swipe.ts";

type CarouselProps = {
	label: string;
	slides: Slide[];
	/** Time that each slide is shown, in ms. */
	interval: number;
	/** Minimum height including the header: the whole screen, or 70 % of it on an inner page. */
	height: "screen" | "inner";
	/** Shows the slides in the random order that browser/head.ts chose. */
	random?: boolean;
	/** Shown above the copy of every slide. */
	lead?: ReactNode;
};

/** Shows one slide at a time and advances by a timer. A single slide has no timer and no controls. */
export function Carousel({ label, slides, interval, height, random = false, lead }: CarouselProps) {
	const total = slides.length;
	const several = total > 1;
	const section = useRef<HTMLElement>(null);
	const slideOrder = useSlideOrder(total, random);
	const order = slideOrder ?? originalOrder(total);

	const reducedMotion = useReducedMotion();
	const [choice, setChoice] = useState<"playing" | "paused">();
	const playing = choice ? choice === "playing" : !reducedMotion;
	const hold = useHold(section);
	const inView = useInView(section);
	const running = several && slideOrder !== undefined && playing && !hold.held && inView;

	const { position, ...moves } = useCarousel(total, interval, running);
	const swipe = useSwipe(moves);
	// Rendering a slide takes time: deferring it lets the controls respond to a click at once.
	const shown = useDeferredValue(position);
	const current = slideOrder?.[shown];
	// A visitor who points at the slides is likely to open the next one soon.
	const ahead = useLookAhead(position, interval, several) || hold.held;
	const next = ahead ? slideOrder?.[(shown + 1) % total] : undefined;
	const indicators = order.map((slide, index) => ({
		name: fill(ui.heroPosition, { n: index + 1, total, title: slides[slide]?.title ?? "" }),
		label: slides[slide]?.label,
	}));

	return (
		<section
			ref={section}
			aria-label={label}
			aria-roledescription={several ? "carousel" : undefined}
			className={`panel ${styles.carousel} ${styles[height]}`}
			data-height={height}
			data-running={running || undefined}
			data-interval={several ? interval : undefined}
			{...(several && { ...hold.handlers, ...swipe })}
		>
			{lead && <div className={styles.lead}>{lead}</div>}
			{several && (
				<CarouselControls
					indicators={indicators}
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
				data-initial-order={slideOrder ? undefined : random ? "shuffled" : "original"}
				aria-live={several ? (running ? "off" : "polite") : undefined}
			>
				{slides.map((slide, index) => (
					<CarouselSlide
						key={slide.id}
						slide={slide}
						name={several ? indicators[order.indexOf(index)]?.name : undefined}
						current={slideOrder && current === index}
						loadPicture={current === index || next === index}
						inert={slideOrder !== undefined && current !== index}
						height={height}
						film={reducedMotion ? undefined : playing}
					/>
				))}
			</div>
		</section>
	);
}
