import ui from "#company/ui.json" with { type: "json" };
import { Carousel } from "#site/components/carousel/carousel.tsx";
import { CarouselControls } from "#site/components/carousel/carousel-controls.tsx";
import { toCarouselSlide } from "#site/components/slide-copy/to-carousel-slide.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { slides as records } from "./content.ts";

const slides = records.map(toCarouselSlide);
const indicators = slides.map(({ title }) => ({ name: title, label: undefined }));
const moves = { goTo: () => {}, next: () => {}, previous: () => {} };

export function Carousels() {
	return (
		<>
			{[true, false].map((playing) => (
				<Specimen key={`${playing}`} name={`CarouselControls ${playing ? "playing" : "paused"}`}>
					<div className="panel" data-running={playing || undefined}>
						<CarouselControls
							label={ui.heroRegion}
							indicators={indicators}
							position={2}
							playing={playing}
							onPlay={() => {}}
							{...moves}
						/>
					</div>
				</Specimen>
			))}
			<Specimen name="Carousel">
				<Carousel label={ui.heroRegion} slides={slides} interval={10_000} height="inner" />
			</Specimen>
			<Specimen name="Carousel with one slide">
				<Carousel
					label={ui.heroRegion}
					slides={slides.slice(-1)}
					interval={10_000}
					height="inner"
				/>
			</Specimen>
		</>
	);
}
