import { type BoxBand, boxBands, requestOutcomes } from "#content/demos/states.ts";
import type { SentRequest, Token } from "#content/demos/token/token.ts";
import { cutoutRender } from "#content/renders.ts";
import { StatePictures } from "../state-pictures.tsx";

export type TokenSceneProps = {
	bands: Token["bands"];
	sees: string;
	request: SentRequest;
};

const pictures = requestOutcomes.map((outcome) => cutoutRender(`checks-${outcome}`));

/** The request on its belt, as far as it gets, and what its sender then has on her screen. */
export function TokenScene({ bands, sees, request }: TokenSceneProps) {
	return (
		<div className="scene">
			<div className="stage">
				<StatePictures
					names={pictures}
					shown={cutoutRender(`checks-${request.outcome}`)}
					sizes="(width < 1000px) 92vw, 50vw"
				/>
				<p>
					{sees} <b>{request.screen}</b>
				</p>
				<ol>
					{request.stations.map(({ name, band, verdict, has }) => (
						<li key={name} data-band={band} data-verdict={verdict}>
							<b>{name}</b> <span>{has}</span>
						</li>
					))}
				</ol>
			</div>
			<ul>
				{(Object.keys(boxBands) as BoxBand[]).map((band) => (
					<li key={band} data-band={band}>
						{bands[band]}
					</li>
				))}
			</ul>
		</div>
	);
}
