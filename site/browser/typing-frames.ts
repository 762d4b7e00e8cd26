/** The box of a line of text, in px. */
export type Line = { start: number; end: number; top: number; bottom: number };

/**
 * How long the animation lasts after the last character, in characters. Chromium draws the last 40 ms
 * of an animation on the main thread; this gives time to cancel it before.
 */
export const REST = 3;

/**
 * Returns the keyframes that uncover lines of text one after the other, character by character, and
 * those of a caret that moves along. The characters of a line are taken as equally wide.
 */
export function typingFrames(lines: Line[], characters: number) {
	const total = lines.reduce((sum, { start, end }) => sum + end - start, 0);
	const typing = characters / (characters + REST);
	const clip: Keyframe[] = [];
	const caret: Keyframe[] = [];
	let uncovered = 0;
	for (const { start, end, top, bottom } of lines) {
		const width = end - start;
		const steps = Math.max(1, Math.round((characters * width) / total));
		const add = (x: number, offset: number) => {
			const easing = `steps(${steps})`;
			clip.push({
				offset,
				easing,
				clipPath: `polygon(0 0, 100% 0, 100% ${top}px, ${x}px ${top}px, ${x}px ${bottom}px, 0 ${bottom}px)`,
			});
			const translate = `${x}px calc(${bottom}px - 100%)`;
			caret.push({ offset, easing, translate, opacity: 1 });
		};
		add(start, (typing * uncovered) / total);
		uncovered += width;
		add(end, (typing * uncovered) / total);
	}
	for (const frames of [clip, caret]) frames.push({ ...frames.at(-1), offset: 1 });
	return { clip, caret };
}
