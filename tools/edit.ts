/** `npm run edit`: the content editor, beside the site with hot reload that shows each change. */
import "./edit/main.ts";
import "./dev.ts";
