import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";

export type ModelProps = { name: string; sizes: string };

/** A model of this demo. The words beside it say what it shows. */
export function Model({ name, sizes }: ModelProps) {
	return <Picture name={cutoutRender(`bad-day-${name}`)} sizes={sizes} />;
}
