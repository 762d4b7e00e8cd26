const slab = `<path class="slab" d="M1 4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z"/>`;
const arch = `<path class="arch" d="M17 15V8a7 7 0 0 1 14 0v7h-4V8a3 3 0 0 0-6 0v7z"/>`;
const block = `<path class="arch" d="M1 17h14v11a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z"/>`;
const ball = `<circle class="ball" cx="24" cy="24" r="7"/>`;
const gap = `<circle class="gap" cx="24" cy="24" r="6.7"/>`;

const svg = (name: string, parts: string[]) =>
	`<svg class="${name}" viewBox="0 0 32 32">${parts.join("")}</svg>`;

/** The firm's mark, as in public/icons/mark.svg. */
export const mark = (name: string) => svg(name, [slab, arch, block, ball]);

/** The mark without its hot ball: something is not where it should be. */
export const incompleteMark = (name: string) => svg(name, [slab, arch, block, gap]);
