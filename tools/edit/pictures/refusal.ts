/** Something that is not done, with the reason in one sentence. */
export class Refusal extends Error {}
