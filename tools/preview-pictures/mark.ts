const slab = `<path class="slab" d="M1 4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z"/>`;
const arch = `<path class="arch" d="M17 15V8a7 7 0 0 1 14 0v7h-4V8a3 3 0 0 0-6 0v7z"/>`;
const block = `<path class="arch" d="M1 17h14v11a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z"/>`;
const ball = `<circle class="ball" cx="24" cy="24" r="7"/>`;
const gap = `<circle class="gap" cx="24" cy="24" r="6.7"/>`;

const svg = (className: string, shapes: string[]) =>
	`<svg class="${className}" viewBox="0 0 32 32">${shapes.join("")}</svg>`;

/** The company's mark, as in company/public/icons/mark.svg. */
export const mark = (className: string) => svg(className, [slab, arch, block, ball]);

/** The mark with a dashed outline in place of its red ball, for pages such as 404. */
export const markWithGap = (className: string) => svg(className, [slab, arch, block, gap]);
