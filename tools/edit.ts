/** `npm run edit`: the content editor, and the site with hot reload. */
import "./edit/main.ts";
import "./dev.ts";
