import type { ReactNode } from "react";
import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";

/** A small model of the contract's scenes, with what it is below it. */
export function Model({ name, children }: { name: string; children?: ReactNode }) {
	return (
		<div className="model">
			<Picture
				name={cutoutRender(`contract-${name}`)}
				sizes="(width < 1000px) min(50vw, 380px), 30vw"
			/>
			{children}
		</div>
	);
}
