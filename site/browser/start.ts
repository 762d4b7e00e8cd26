/** The script of every page, after it is shown. */
import { startIslands } from "../islands/start-islands.ts";
import { keepFirstWords } from "./first-words.ts";
import { startFrame } from "./frame.ts";
import { prefetchPages } from "./prefetch.ts";
import { followSections } from "./sections.ts";

startFrame();
prefetchPages();
keepFirstWords();
followSections();
startIslands();
