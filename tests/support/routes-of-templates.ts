/** One page of each kind, for checks that are too slow for every page. */
export const templates = [
	"/",
	"/what-we-do/power-apps",
	"/what-we-do/digital-transformation-services",
	"/our-services/application-support",
	"/our-services/third-party-api-integrations",
	"/our-services/third-party-api-integrations/document-automation",
	"/contact",
	"/pdf",
	"/home-page-pdf",
	"/accessibility",
	"/enquiry-sent",
];
