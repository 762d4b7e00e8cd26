import { useState } from "react";
import { Picture } from "#app/components/picture/picture.tsx";

export type CrossfadeProps = {
	/** The pictures of all states, from one camera; see demo.css. */
	names: readonly string[];
	shown: string;
	sizes: string;
};

/** One picture fades into the other. The others load once the first has, before anybody asks for them. */
export function Crossfade({ names, shown, sizes }: CrossfadeProps) {
	const [others, setOthers] = useState(false);
	return names.map(
		(name) =>
			(name === shown || others) && (
				<div
					key={name}
					className="state"
					data-shown={name === shown}
					onLoadCapture={() => setOthers(true)}
				>
					<Picture name={name} sizes={sizes} />
				</div>
			),
	);
}
