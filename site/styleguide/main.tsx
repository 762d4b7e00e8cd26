import "#site/styles/styles.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Styleguide } from "./styleguide.tsx";

/** Links need a router. Every path shows the styleguide again. */
const router = createBrowserRouter([{ path: "*", element: <Styleguide /> }]);

createRoot(document.getElementById("guide") as HTMLElement).render(
	<StrictMode>
		<RouterProvider router={router} />
	</StrictMode>,
);
