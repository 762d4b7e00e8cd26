import { Picture } from "#app/components/picture/picture.tsx";
import { cutoutRender } from "#content/renders.ts";

export type ModelProps = { name: string; sizes: string };

/** A model of this demo. The words beside it say what it shows. */
export function Model({ name, sizes }: ModelProps) {
	return <Picture name={cutoutRender(`bad-day-${name}`)} sizes={sizes} />;
}
