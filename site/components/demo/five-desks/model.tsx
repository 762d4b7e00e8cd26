import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";

/** A model of this demo. The words below it say what it shows. */
export function Model({ name }: { name: string }) {
	return (
		<span className="model">
			<Picture
				name={cutoutRender(`five-desks-${name}`)}
				sizes="(width < 760px) 33vw, min(20vw, 300px)"
			/>
		</span>
	);
}
