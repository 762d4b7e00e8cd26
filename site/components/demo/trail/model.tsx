import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";

/** A source, or the plate of one that nobody wrote down. */
export const Model = ({ name }: { name: string }) => (
	<Picture name={cutoutRender(`trail-source-${name}`)} sizes="300px" />
);
