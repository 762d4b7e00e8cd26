import { Picture } from "#app/components/picture/picture.tsx";
import { type Migration, VISITORS } from "#content/demos/migration/migration.ts";

const visitors = Array.from({ length: VISITORS }, (_, visitor) => visitor);

/** In a row on the front of a plate, along its edge. In px of the viewBox. */
const placeOf = (visitor: number) => ({ x: 48 + visitor * 18.4, y: 251 + visitor * 3.2 });

export type MigrationSceneProps = {
	parts: Migration["parts"];
	stage: Migration["stages"][number];
};

/**
 * The models of the old server and of the cloud. The visitors are ten balls in front of them, which the
 * style sheet moves.
 */
export function MigrationScene({ parts, stage }: MigrationSceneProps) {
	return (
		<div className="scene" aria-hidden>
			<div className="stage">
				<div className="old">
					<Picture name="ages-rendered-cutout" sizes="(width < 1000px) 45vw, 25vw" />
				</div>
				<div className="cloud">
					<Picture name="ages-cloud-cutout" sizes="(width < 1000px) 45vw, 25vw" />
				</div>
				<svg viewBox="0 0 760 332" aria-hidden="true">
					<path className="step" d="M340 238H392" />
					{visitors.map((visitor) => {
						const { x, y } = placeOf(visitor);
						return (
							<g
								key={visitor}
								className="visitor"
								data-moved={visitor >= VISITORS - stage.moved}
								transform={`translate(${x} ${y})`}
							>
								<g>
									<ellipse cx="3" cy="8" rx="9" ry="3.4" />
									<circle r="8.8" />
									<circle className="shine" cx="-2.7" cy="-3.4" r="3.1" />
								</g>
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
