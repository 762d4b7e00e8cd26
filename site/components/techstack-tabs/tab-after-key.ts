/**
 * Returns the index of the tab that a key moves to, or undefined for other keys. The arrow keys
 * wrap around at both ends.
 */
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
