import { useEffect, useState } from "react";

/** True from the middle of a slide's time on: then it is time to fetch the next one's picture. */
export function useLookAhead(position: number, interval: number, several: boolean): boolean {
	const [seen, setSeen] = useState(-1);
	useEffect(() => {
		if (!several) return;
		const timer = setTimeout(() => setSeen(position), interval / 2);
		return () => clearTimeout(timer);
	}, [position, interval, several]);
	return seen === position;
}
