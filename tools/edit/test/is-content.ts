import { extname } from "node:path";

/** Of a copy of `company`, only records and logos: its 1,300 pictures take seconds on a busy machine. */
export const isContent = (path: string) => !extname(path) || /\.json$|\/logos\/[^/]+$/.test(path);
