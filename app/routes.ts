import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, in reading order. */
export default [
	index("pages/home/home.tsx"),
	route("who-we-are", "pages/sections/who-we-are.tsx"),
	route("our-services", "pages/sections/our-services.tsx"),
	route("what-we-do", "pages/sections/what-we-do.tsx"),
	route("techstack", "pages/sections/techstack.tsx"),
	route("contact", "pages/sections/contact.tsx"),
	route("footer", "pages/sections/footer.tsx"),
	route("enquiry-sent", "pages/enquiry-result/enquiry-sent.tsx"),
	route("enquiry-failed", "pages/enquiry-result/enquiry-failed.tsx"),
	// 404.html is prerendered from here: a route of its own would not match when it hydrates.
	route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
