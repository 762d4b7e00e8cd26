import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { OTHER_ADDRESS } from "./page-links/fetch-record.ts";
import { pageRecords } from "./page-record-routes.ts";

/** The addresses of the site, in reading order. */
export default [
	index("pages/home/home.tsx"),
	route("who-we-are", "pages/sections/who-we-are.tsx"),
	route("our-services", "pages/sections/our-services.tsx"),
	route("what-we-do", "pages/sections/what-we-do.tsx"),
	route("techstack", "pages/sections/techstack.tsx"),
	route("contact", "pages/sections/contact.tsx"),
	route("footer", "pages/sections/footer.tsx"),

	...pageRecords("offering", [
		"what-we-do/real-estate-software-company",
		"what-we-do/cloud-services",
		"what-we-do/customer-identity-and-access-management",
		"what-we-do/digital-transformation-services",
		"what-we-do/application-framework",
		"what-we-do/power-apps",

		"our-services/application-development",
		"our-services/api-development",
		"our-services/application-support",
		"our-services/third-party-api-integrations",
		// The canonical address of the page above, as the specification has it.
		"what-we-do/third-party-api-integrations",
		"our-services/dedicated-development-teams",
		"our-services/product-engineering",
	]),

	route("pdf", "pages/brochures/brochure-index/brochure-index.tsx"),
	...pageRecords("brochure", [
		"home-page-pdf",
		"realestate-page-pdf",
		"third-party-api-integration-pdf",
		"App-in-box-pdf",
		"digital-transformation-pdf",
		"identity-access-integration-pdf",
		"cloud-services-pdf",
		"techstackpdf",
		"powerappspdf",
	]),

	...pageRecords("text", ["privacy", "accessibility", "security"]),

	route("enquiry-sent", "pages/enquiry-result/enquiry-sent.tsx"),
	route("enquiry-failed", "pages/enquiry-result/enquiry-failed.tsx"),
	// The integration pages, which need no line here, and 404.html: the page of every unknown
	// address. Both in one route, because the router would look for another one's data there.
	route("*", "pages/other-address/other-address.tsx", { id: OTHER_ADDRESS }),
] satisfies RouteConfig;
