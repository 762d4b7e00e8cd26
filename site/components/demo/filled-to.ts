import type { CSSProperties } from "react";

/** The style of a range that is filled up to its thumb; `share` is from 0 to 1. See demo.css. */
export const filledTo = (share: number) => ({ "--at": share }) as CSSProperties;
