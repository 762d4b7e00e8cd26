import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders an element as the page of every address and returns the router. For tests. */
export function renderInRouter(element: ReactElement, address = "/") {
	const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
	render(<RouterProvider router={router} />);
	return router;
}
