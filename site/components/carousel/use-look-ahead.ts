import { useEffect, useState } from "react";

/** True once half of a slide's time has passed. The next slide's picture should then load. */
export function useLookAhead(position: number, interval: number, several: boolean): boolean {
	const [halfwayPosition, setHalfwayPosition] = useState(-1);
	useEffect(() => {
		if (!several) return;
		const timer = setTimeout(() => setHalfwayPosition(position), interval / 2);
		return () => clearTimeout(timer);
	}, [position, interval, several]);
	return halfwayPosition === position;
}
