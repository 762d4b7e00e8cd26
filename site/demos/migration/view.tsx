import { useId, useState } from "react";
import { renderSize } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import stage from "../stage/stage.module.css";
import { Card, More, Results, StageSlider, Steady } from "../stage/stage.tsx";
import styles from "./migration.module.css";
import { type Migration, placeOf, RADIUS, SCENE, VISITORS } from "./model.ts";

/** A tenth of the visitors: from here the move can go on or back. */
const FIRST = 2;

type Row = "back" | "serves" | "cost" | "wrong";

/** A move to the cloud that goes forward stage by stage, and back again while it can. */
export function View({ demo, start }: { demo: Migration; start: number }) {
	const { legend, parts, terms, stages } = demo;
	const [at, setAt] = useState(demo.stages[start] ? start : FIRST);
	const legendId = useId();
	const chosen = stages[at];
	if (!chosen) return null;
	const steady = (key: "label" | Row) => (
		<Steady others={stages.map((one) => one[key])}>{chosen[key]}</Steady>
	);
	const row = (key: Row) => [terms[key], steady(key)] as const;
	return (
		<Card>
			<div className={stage.halves} data-stage={at}>
				<div className={styles.control}>
					<p>
						<span id={legendId}>{legend}</span>
						<strong>{steady("label")}</strong>
					</p>
					<StageSlider stages={stages} at={at} aria-labelledby={legendId} onChange={setAt} />
				</div>
				<Scene parts={parts} chosen={chosen} />
				<Results rows={[row("back")]} />
			</div>
			<More rows={[row("serves"), row("cost"), row("wrong")]} />
		</Card>
	);
}

const { width, height } = renderSize(SCENE);
const visitors = Array.from({ length: VISITORS }, (_, visitor) => visitor);
const SIZES = "(width < 1000px) 92vw, 56vw";

type SceneProps = { parts: Migration["parts"]; chosen: Migration["stages"][number] };

/**
 * The old server and the cloud at the two ends of a path. The visitors are ten balls that stand on it, before
 * the system that serves them.
 */
const Scene = ({ parts, chosen }: SceneProps) => (
	<div className={`${stage.plate} ${stage.beside} ${styles.scene}`} aria-hidden>
		<div className={styles.stage}>
			<div className={styles.models}>
				<div className={styles.empty}>
					<Picture name="move-empty-cutout" sizes={SIZES} />
				</div>
				<div className={styles.both}>
					<Picture name={SCENE} sizes={SIZES} />
				</div>
			</div>
			<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
				{/* The light comes from the upper left. */}
				<radialGradient id="visitor" className={styles.lacquer} cx="0.36" cy="0.3" r="0.72">
					<stop />
					<stop offset="0.4" />
					<stop offset="0.88" />
					<stop offset="1" />
				</radialGradient>
				<radialGradient id="contact" className={styles.contact}>
					<stop offset="0.25" />
					<stop offset="1" />
				</radialGradient>
				{visitors.map((visitor) => {
					const moved = visitor >= VISITORS - chosen.moved;
					const { x, y } = placeOf(visitor, moved ? "cloud" : "old");
					return (
						<g key={visitor} className={styles.visitor} style={{ translate: `${x}px ${y}px` }}>
							<ellipse
								cx={RADIUS * 0.42}
								cy={RADIUS * 0.74}
								rx={RADIUS * 1.4}
								ry={RADIUS * 0.56}
								fill="url(#contact)"
							/>
							<circle r={RADIUS} fill="url(#visitor)" />
						</g>
					);
				})}
			</svg>
		</div>
		<ul>
			<li>
				{parts.old}
				<span>{chosen.onOld}</span>
			</li>
			<li>
				{parts.new}
				<span>{chosen.onNew}</span>
			</li>
		</ul>
	</div>
);
