import { useState } from "react";
import stage from "../stage/stage.module.css";
import { Card, Choice } from "../stage/stage.tsx";
import styles from "./contract.module.css";
import { type Contract, type ContractLine, type ContractPart, codeParts } from "./model.ts";
import { SentTwice, TakenSlot, TwoClocks, TwoVersions } from "./scenes.tsx";

/**
 * The parts of an API's contract, by what a reader fears. Each has a promise, what happens as a
 * scene, and the lines of the contract that say so. The whole messages are there to be opened.
 */
export function View({ demo }: { demo: Contract }) {
	const { views, scenes, legend, whole } = demo;
	const [part, setPart] = useState<ContractPart>("request");
	const [isOpen, setOpen] = useState(false);
	const view = views.find((one) => one.part === part);
	if (!view) return null;
	/** What happens, with models from the kit. Vermilion is what the first marked line is about. */
	const scene = {
		request: <SentTwice {...scenes.request} />,
		response: <TwoClocks clocks={scenes.response} />,
		error: <TakenSlot {...scenes.error} />,
		version: <TwoVersions {...scenes.version} />,
	}[part];
	return (
		<Card>
			<Choice
				legend={legend}
				className={styles.options}
				options={views.map(({ part: value, worry }) => ({ value, label: worry }))}
				chosen={part}
				onChoose={setPart}
			/>
			<div className={styles.view}>
				<p className={`${stage.promise} ${styles.promise}`} aria-live="polite">
					{view.promise}
				</p>
				{/* The key starts the movements again. */}
				<div key={part} className={`${stage.plate} ${styles.scene}`}>
					{scene}
				</div>
				{/* What settles the worry, in plain words, above the lines of the contract that say it. */}
				<figure className={styles.settles}>
					<p>{view.means}</p>
					<figcaption>{view.title}</figcaption>
					{view.settling.map((lines) => (
						<HttpCode key={lines[0]?.number} lines={lines} />
					))}
				</figure>
			</div>
			<details
				className={styles.whole}
				onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			>
				<summary>{whole}</summary>
				{isOpen && (
					<div className={styles.messages}>
						{view.figures.map(({ title, lines }) => (
							<figure key={title}>
								<figcaption>{title}</figcaption>
								<HttpCode lines={lines} />
							</figure>
						))}
					</div>
				)}
			</details>
		</Card>
	);
}

/** Lines of an HTTP message as code, with those that are marked. */
function HttpCode({ lines }: { lines: ContractLine[] }) {
	return (
		<pre className={styles.code}>
			<code>
				{lines.map(({ number, text, mark }) => {
					const indent = text.length - text.trimStart().length;
					const Line = mark === undefined ? "span" : "mark";
					return (
						<span key={number} className={styles.line}>
							{text.slice(0, indent)}
							<Line data-mark={mark}>
								{codeParts(text.slice(indent)).map(({ start, kind, text: part }) => (
									<i key={start} data-kind={kind}>
										{part}
									</i>
								))}
							</Line>
						</span>
					);
				})}
			</code>
		</pre>
	);
}
