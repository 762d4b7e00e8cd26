import type { ReactNode } from "react";
import type { FeatureDrawingName } from "#content/schema/feature-drawing.ts";
import { documents } from "./documents.tsx";
import { identity } from "./identity.tsx";
import { location } from "./location.tsx";
import { messages } from "./messages.tsx";
import { payment } from "./payment.tsx";
import { property } from "./property.tsx";

const drawings: Record<FeatureDrawingName, ReactNode> = {
	...payment,
	...documents,
	...identity,
	...location,
	...messages,
	...property,
};

/** A drawing of what a feature does, from the shapes of the brand kit. It repeats the feature's copy. */
export function FeatureDrawing({ name }: { name: FeatureDrawingName }) {
	return (
		<svg viewBox="0 0 160 80" width="220" aria-hidden="true">
			{drawings[name]}
		</svg>
	);
}
