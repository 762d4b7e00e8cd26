/** The tab that a key leads to from the active one, round at both ends; undefined for other keys. */
export function tabAfterKey(key: string, active: number, count: number): number | undefined {
	switch (key) {
		case "ArrowRight":
			return (active + 1) % count;
		case "ArrowLeft":
			return (active + count - 1) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
	}
}
