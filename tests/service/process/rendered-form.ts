import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { createServer } from "vite";

/** The HTML of the contact form, rendered from these sources as in the build. */
export async function renderedForm(root: string): Promise<string> {
	const server = await createServer({
		root,
		configFile: false,
		logLevel: "error",
		appType: "custom",
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, hmr: false, watch: null },
	});
	try {
		const file = "/app/components/enquiry-form/enquiry-form.tsx";
		const { EnquiryForm } = (await server.ssrLoadModule(file)) as { EnquiryForm: ComponentType };
		return renderToString(createElement(MemoryRouter, null, createElement(EnquiryForm)));
	} finally {
		await server.close();
	}
}
