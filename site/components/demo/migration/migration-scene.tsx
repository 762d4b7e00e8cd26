import { type Migration, VISITORS } from "#content/demos/migration/migration.ts";
import { renderSize } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { placeOf, RADIUS, SCENE } from "./places.ts";

const { width, height } = renderSize(SCENE);
const visitors = Array.from({ length: VISITORS }, (_, visitor) => visitor);
const SIZES = "(width < 1000px) 92vw, 56vw";

export type MigrationSceneProps = {
	parts: Migration["parts"];
	stage: Migration["stages"][number];
};

/**
 * The old server and the cloud at the two ends of a path. The visitors are ten balls that stand on it, before
 * the system that serves them.
 */
export function MigrationScene({ parts, stage }: MigrationSceneProps) {
	return (
		<div className="scene" aria-hidden>
			<div className="stage">
				<div className="models">
					<div className="empty">
						<Picture name="move-empty-cutout" sizes={SIZES} />
					</div>
					<div className="both">
						<Picture name={SCENE} sizes={SIZES} />
					</div>
				</div>
				<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
					{/* The light comes from the upper left. */}
					<radialGradient id="visitor" cx="0.36" cy="0.3" r="0.72">
						<stop />
						<stop offset="0.4" />
						<stop offset="0.88" />
						<stop offset="1" />
					</radialGradient>
					<radialGradient id="contact">
						<stop offset="0.25" />
						<stop offset="1" />
					</radialGradient>
					{visitors.map((visitor) => {
						const moved = visitor >= VISITORS - stage.moved;
						const { x, y } = placeOf(visitor, moved ? "cloud" : "old");
						return (
							<g key={visitor} className="visitor" style={{ translate: `${x}px ${y}px` }}>
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
					<span>{stage.onOld}</span>
				</li>
				<li>
					{parts.new}
					<span>{stage.onNew}</span>
				</li>
			</ul>
		</div>
	);
}
