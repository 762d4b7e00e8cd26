import { type Migration, VISITORS } from "#content/demos/migration/migration.ts";

const slices = Array.from({ length: VISITORS }, (_, slice) => slice);

export type MigrationSceneProps = {
	parts: Migration["parts"];
	stage: Migration["stages"][number];
};

/**
 * The old server and the cloud as pieces of the kit, each with its data below. The visitors are one
 * vermilion piece in ten slices. The style sheet moves the slices, and the copy of the data.
 */
export function MigrationScene({ parts, stage }: MigrationSceneProps) {
	return (
		<div className="scene" aria-hidden>
			<svg viewBox="0 0 760 280" aria-hidden="true">
				<path className="step" d="M240 257H486" />
				<g className="old">
					<rect className="slab" x="10" y="40" width="250" height="190" rx="36" />
					<circle className="light" cx="54" cy="76" r="12" />
					<rect className="light" x="76" y="66" width="64" height="20" rx="10" />
					<rect className="light" x="42" y="104" width="186" height="70" rx="18" />
					<rect className="vent" x="42" y="190" width="186" height="14" rx="7" />
					<rect className="data" x="42" y="248" width="186" height="18" rx="9" />
				</g>
				<g className="cloud">
					<circle className="high" cx="566" cy="104" r="84" />
					<circle cx="672" cy="138" r="62" />
					<path d="M460 230a30 30 0 0 1-29.6-35 100 100 0 0 1 99.6-65h170a50 50 0 0 1 0 100z" />
					<rect className="light" x="497" y="146" width="186" height="70" rx="18" />
				</g>
				<rect className="data copy" x="497" y="248" width="186" height="18" rx="9" />
				{slices.map((slice) => (
					<rect
						key={slice}
						className="slice"
						data-moved={slice >= VISITORS - stage.moved}
						x={52 + slice * 17}
						y="114"
						width="13"
						height="50"
						rx="5"
					/>
				))}
			</svg>
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
