export function HeroCarousel() {
	return <section aria-label="Highlights" />;
}
