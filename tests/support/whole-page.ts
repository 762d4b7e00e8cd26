export { interactive as wholePage } from "./interactive.ts";
