import { useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import { BoxScene } from "./box-scene.tsx";
import sheet from "./token.css?url";
import { TokenText } from "./token-text.tsx";

/** Questions that a token answers, each with its field and the layer of the application that reads it. */
export function Token({ demo }: { demo: DemoOf<"token"> }) {
	const { legend, caption, parts, stack, layers, terms, fields } = demo;
	const [name, setName] = useState("");
	const field = fields.find((one) => one.name === name) ?? fields[0];
	if (!field) return null;
	const layer = layers[field.layer];
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card token">
				<TokenText caption={caption} parts={parts} field={field} />
				<div className="halves">
					<Choice
						legend={legend}
						options={fields.map(({ name, asks }) => ({ value: name, label: asks }))}
						chosen={field.name}
						onChoose={setName}
					/>
					<Results
						rows={[
							[
								terms.answer,
								<>
									{field.answer} <code>{field.line}</code>
								</>,
							],
							[terms.reader, `${layer.name}, ${layer.owner}.`],
							[terms.decides, field.decides],
						]}
					/>
					<BoxScene stack={stack} layers={layers} at={field.layer} />
				</div>
			</div>
		</>
	);
}
