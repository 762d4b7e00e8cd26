/**
 * The first versions with light-dark(). For older targets Vite rewrites it, and then a nested
 * color-scheme does not switch the tokens. Without targets it writes what no browser knows yet, such
 * as a timeline in the `animation` shorthand.
 */
export const cssTarget = ["chrome123", "firefox120", "safari17.5"];
