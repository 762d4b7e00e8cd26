import { useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import { PageDrawing } from "./page-drawing.tsx";
import sheet from "./take-over.css?url";

/** A report to leaf through: its tabs are the radio buttons, and the bookmark follows them. */
export function TakeOver({ demo }: { demo: DemoOf<"take-over"> }) {
	const { legend, report, tells, pages } = demo;
	const [open, setOpen] = useState("0");
	const page = pages[Number(open)];
	if (!page) return null;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card take-over" data-page={open}>
				<Choice
					legend={legend}
					options={pages.map(({ tab }, index) => ({ value: String(index), label: tab }))}
					chosen={open}
					onChoose={setOpen}
				/>
				<div className="desk">
					<div className="paper" aria-live="polite">
						<span className="bookmark" />
						<p className="report">{report}</p>
						<h3>{page.title}</h3>
						<ul>
							{page.lines.map(({ what, finding }) => (
								<li key={what}>
									<span>{what}</span> <span>{finding}</span>
								</li>
							))}
						</ul>
						<p className="number">{Number(open) + 1}</p>
					</div>
					<div className="tells">
						<PageDrawing page={Number(open)} />
						<small>{tells}</small>
						<p>{page.tells}</p>
					</div>
				</div>
			</div>
		</>
	);
}
