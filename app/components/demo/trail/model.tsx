import { Picture } from "#app/components/picture/picture.tsx";
import { cutoutRender } from "#content/renders.ts";

/** A source, or the plate of one that nobody wrote down. */
export const Model = ({ name }: { name: string }) => (
	<Picture name={cutoutRender(`trail-source-${name}`)} sizes="300px" />
);
