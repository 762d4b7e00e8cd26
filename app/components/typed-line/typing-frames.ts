/** The box of a line of text, in px. */
export type Line = { start: number; end: number; top: number; bottom: number };

const CARET_WIDTH = 9;

/**
 * Returns the keyframes that uncover lines of text one after the other, character by character, and
 * those of a caret that moves along. The characters of a line are taken as equally wide.
 */
export function typingFrames(lines: Line[], characters: number) {
	const total = lines.reduce((sum, { start, end }) => sum + end - start, 0);
	const clip: Keyframe[] = [];
	const caret: Keyframe[] = [];
	let uncovered = 0;
	for (const { start, end, top, bottom } of lines) {
		const width = end - start;
		const steps = Math.max(1, Math.round((characters * width) / total));
		const add = (x: number, offset: number) => {
			const easing = `steps(${steps})`;
			const edge = `${x + CARET_WIDTH}px`;
			clip.push({
				offset,
				easing,
				clipPath: `polygon(0 0, 100% 0, 100% ${top}px, ${edge} ${top}px, ${edge} ${bottom}px, 0 ${bottom}px)`,
			});
			caret.push({ offset, easing, opacity: 1, translate: `${x}px ${top}px` });
		};
		add(start, uncovered / total);
		uncovered += width;
		add(end, uncovered / total);
	}
	return { clip, caret };
}
