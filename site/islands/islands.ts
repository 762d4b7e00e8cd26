/**
 * The components that React takes over in the browser, each in a chunk of its own. Everything else in a
 * page is plain HTML. To add one, write it here and let the page render it by `island()`.
 */
export const islands = {
	hero: () =>
		import("#site/pages/home/hero-carousel/hero-carousel.tsx").then((m) => m.HeroCarousel),
	slides: () =>
		import("#site/pages/offering/offering-carousel.tsx").then((m) => m.OfferingCarousel),
	marquee: () =>
		import("#site/sections/home/partner-marquee/marquee-button.tsx").then((m) => m.MarqueeButton),
	form: () => import("#site/components/enquiry-form/enquiry-form.tsx").then((m) => m.EnquiryForm),
	demo: () => import("#site/demos/demo-view.tsx").then((m) => m.DemoView),
	techstack: () =>
		import("#site/components/techstack-tabs/techstack-tabs.tsx").then((m) => m.TechstackTabs),
	receipt: () => import("#site/pages/receipt/enquiry-receipt.tsx").then((m) => m.EnquiryReceipt),
	suggestion: () => import("#site/pages/not-found/suggestion.tsx").then((m) => m.Suggestion),
};

export type IslandName = keyof typeof islands;
