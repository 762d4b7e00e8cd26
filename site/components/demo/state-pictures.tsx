import { useState } from "react";
import { Picture } from "#site/components/picture/picture.tsx";

export type StatePicturesProps = {
	/** A picture for each state, all from one camera. */
	names: readonly string[];
	shown: string;
	sizes: string;
};

/**
 * The picture of the chosen state; one fades into the other. The others load once the first has, before
 * anybody asks for them.
 */
export function StatePictures({ names, shown, sizes }: StatePicturesProps) {
	const [others, setOthers] = useState(false);
	return (
		<div className="states" onLoadCapture={() => setOthers(true)}>
			{names.map(
				(name) =>
					(name === shown || others) && (
						<div key={name} className="state" data-shown={name === shown}>
							<Picture name={name} sizes={sizes} />
						</div>
					),
			)}
		</div>
	);
}
