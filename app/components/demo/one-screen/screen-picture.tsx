import type { OneScreen } from "#content/demos/one-screen/one-screen.ts";
import { type ScreenStage, screenStages } from "#content/demos/states.ts";

export type ScreenPictureProps = { screen: OneScreen["screen"]; chosen: ScreenStage };

/**
 * A small form at each stage, drawn with the elements of a page. The style sheet draws it with a
 * pencil, with grey boxes and as it is released. The chosen one lies on the others and has the cursor,
 * the vermilion piece.
 */
export function ScreenPicture({ screen, chosen }: ScreenPictureProps) {
	const { title, fields, send, error } = screen;
	return (
		<div className="table" aria-hidden>
			{screenStages.map((stage) => (
				<div
					key={stage}
					className={stage === chosen ? "screen chosen" : "screen"}
					data-stage={stage}
				>
					<p className="bar">
						<span className="dot" />
						<span className="dot" />
						<span className="title">{title}</span>
					</p>
					{fields.map(({ label, value }, index) => (
						<p key={label} className="field">
							<span className="label">{label}</span>
							<span className="box">
								<span className="value">{value}</span>
							</span>
							{index === fields.length - 1 && <span className="error">{error}</span>}
						</p>
					))}
					<p className="send">
						<span>{send}</span>
					</p>
					<svg viewBox="0 0 28 34" className="cursor" aria-hidden="true">
						<path d="M2 2v26l7-6 5 11 6-3-5-10h10z" />
					</svg>
				</div>
			))}
		</div>
	);
}
