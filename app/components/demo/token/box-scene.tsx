import { type BoxBand, boxBands } from "#content/demos/states.ts";
import type { Verdict } from "#content/demos/token/check-request.ts";
import type { SentRequest, Token } from "#content/demos/token/token.ts";
import { Answer } from "./answer.tsx";
import { BoxLayerDrawing } from "./box-layer.tsx";

export type BoxSceneProps = Pick<Token, "terms" | "verdicts" | "bands" | "layers"> & {
	request: SentRequest;
};

const signs: Record<Verdict, string> = {
	passed: "m6.5 12.5 4 4 7-8.5",
	stopped: "m8 8 8 8m0-8-8 8",
	unreached: "M8 12h8",
};

/**
 * A request on its way down through the layers of the application, and what the user gets from the
 * one where it ends. The drawings have a key so that their movements start again for each request.
 */
export function BoxScene({ terms, verdicts, bands, layers, request }: BoxSceneProps) {
	const { label, at, end, outcome, stations } = request;
	return (
		<div className="scene" data-end={end} data-outcome={outcome}>
			<p className="asks">
				<b>{terms.asks}</b> <time>{at}</time>
			</p>
			{(Object.keys(boxBands) as BoxBand[]).map((band) => (
				<div key={band} className="band" data-band={band}>
					<p>{bands[band]}</p>
					<ol>
						{stations
							.filter(({ layer }) => boxBands[band].some((one) => one === layer))
							.map(({ layer, verdict, finds }) => (
								<li key={layer} data-layer={layer} data-verdict={verdict} data-end={layer === end}>
									<BoxLayerDrawing
										key={label}
										layer={layer}
										verdict={verdict}
										isEnd={layer === end}
									/>
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
			<Answer terms={terms} request={request} />
		</div>
	);
}
