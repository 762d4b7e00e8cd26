/** `npm run edit`: the editor of one's own computer. */
import { main } from "../step.ts";
import { contentGates } from "./publish/gates.ts";
import { publisher } from "./publish/publisher.ts";
import { startEditor } from "./start.ts";

await main(() =>
	startEditor({
		origin: `http://127.0.0.1:${process.env.EDITOR_PORT || 3100}`,
		siteUrl: `http://127.0.0.1:${process.env.PORT || 3000}`,
		publisher: publisher(".", contentGates(true)),
	}),
);
