import { InsideItem, type InsideItemProps } from "#site/pages/integration/inside-item.tsx";

export type IntegrationSectionProps = {
	id: string;
	title: string;
	insideData: InsideItemProps["item"][];
};

/** An integration with all its features. */
export function IntegrationSection({ id, title, insideData }: IntegrationSectionProps) {
	return (
		<section aria-labelledby={id} className="wrap brochure-integration">
			<h2 id={id}>{title}</h2>
			<ul>
				{insideData.map((item) => (
					<InsideItem key={item.heading} item={item} nested />
				))}
			</ul>
		</section>
	);
}
