import { createServer } from "vite";

const ENTRY = "virtual:rendered-form";

/** A single module, so that the form and its router share one copy of React Router. */
const CODE = `
	import { createElement } from "react";
	import { renderToString } from "react-dom/server";
	import { MemoryRouter } from "react-router";
	import { EnquiryForm } from "/site/components/enquiry-form/enquiry-form.tsx";

	export const html = renderToString(createElement(MemoryRouter, null, createElement(EnquiryForm)));
`;

/** Renders the contact form from the sources in `root`. @returns its HTML */
export async function renderedForm(root: string): Promise<string> {
	const server = await createServer({
		root,
		configFile: false,
		logLevel: "error",
		appType: "custom",
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, hmr: false, watch: null },
		plugins: [
			{
				name: "rendered-form",
				resolveId: (id) => (id === ENTRY ? id : undefined),
				load: (id) => (id === ENTRY ? CODE : undefined),
			},
		],
	});
	try {
		const { html } = (await server.ssrLoadModule(ENTRY)) as { html: string };
		return html;
	} finally {
		await server.close();
	}
}
