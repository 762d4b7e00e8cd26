export function WhatWeDo({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
	const Heading = `h${headingLevel}` as const;
	return (
		<section aria-labelledby="whatwedo-title" id="whatwedo" tabIndex={-1}>
			<Heading id="whatwedo-title">WhatWeDo</Heading>
		</section>
	);
}
