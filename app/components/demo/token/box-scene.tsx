import { type BoxBand, boxBands } from "#content/demos/states.ts";
import type { Verdict } from "#content/demos/token/check-request.ts";
import type { SentRequest, Token } from "#content/demos/token/token.ts";
import { Results } from "../results.tsx";
import { BoxLayerDrawing } from "./box-layer.tsx";
import { Piece } from "./solid.tsx";

export type BoxSceneProps = Pick<Token, "terms" | "verdicts" | "bands" | "layers"> & {
	request: SentRequest;
};

const signs: Record<Verdict, string> = {
	passed: "m6.5 12.5 4 4 7-8.5",
	stopped: "m8 8 8 8m0-8-8 8",
	unasked: "M8 12h8",
};

/**
 * What the user gets, above the layers of the application. A request that all layers let pass comes
 * back with the record; one that is stopped lies on the layer that stopped it. The drawings have a key
 * so that their movements start again for each request.
 */
export function BoxScene({ terms, verdicts, bands, layers, request }: BoxSceneProps) {
	const { label, gets, isAnswered, stations } = request;
	return (
		<div className="scene">
			<div className="gets" data-answered={isAnswered}>
				<svg key={label} viewBox="-104 -4 208 104" aria-hidden="true">
					<path className="way" d="M0 64v46" />
					{isAnswered ? (
						<g className="returns">
							<g transform="translate(0 47)">
								<Piece />
							</g>
							<g className="sheet">
								<path d="M-28-9 28 16v51L-28 42z" />
								<path className="lines" d="m-16 9 32 14.3M-16 20l32 14.3M-16 31l17 7.6" />
							</g>
						</g>
					) : (
						<path className="missing" d="M-28-9 28 16v51L-28 42z" />
					)}
				</svg>
				<Results rows={[[terms.gets, gets]]} />
			</div>
			{(Object.keys(boxBands) as BoxBand[]).map((band) => (
				<div key={band} className="band" data-band={band}>
					<p>{bands[band]}</p>
					<ol>
						{stations
							.filter(({ layer }) => boxBands[band].some((one) => one === layer))
							.map(({ layer, verdict, finds }) => (
								<li key={layer} data-verdict={verdict}>
									<BoxLayerDrawing key={label} layer={layer} verdict={verdict} />
									<div>
										<b>{layers[layer].name}</b>
										<span>
											<svg viewBox="0 0 24 24" role="img" aria-label={verdicts[verdict]}>
												<circle cx="12" cy="12" r="12" />
												<path d={signs[verdict]} />
											</svg>
											{finds}
										</span>
									</div>
								</li>
							))}
					</ol>
				</div>
			))}
		</div>
	);
}
