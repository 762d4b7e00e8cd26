import type { OneScreen } from "#content/demos/one-screen/one-screen.ts";

/**
 * A small form, drawn with the elements of a page. The style sheet draws it with a pencil, with grey
 * boxes or as it is released; the cursor is the vermilion piece.
 */
export function ScreenPicture({ screen }: { screen: OneScreen["screen"] }) {
	const { title, fields, send, error } = screen;
	return (
		<div className="table" aria-hidden>
			<div className="screen">
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
		</div>
	);
}
