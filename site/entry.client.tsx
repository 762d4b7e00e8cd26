import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteDestination, redirectReloads } from "./start/reload-to-destination.ts";

redirectReloads();

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter instrumentations={[noteDestination]} />
		</StrictMode>,
	);
});
