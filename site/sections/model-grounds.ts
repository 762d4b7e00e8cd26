/** Pictures on four grounds, for `data-picture`: a small model is a cutout without a ground of its own. */
const PICTURES = ["cloud", "team", "identity", "integrations"];

/** The picture whose ground is that of the card at a place. */
export const groundOf = (index: number) => PICTURES[index % PICTURES.length];
