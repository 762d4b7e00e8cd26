/** Fewer logos stand still: a belt of them would be shorter than a wide window. */
export const FEWEST_ON_BELT = 12;
