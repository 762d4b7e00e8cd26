import ui from "#company/ui.json" with { type: "json" };
import { bannerOf, nextOf, trailOf } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import { BackButton } from "#site/components/back-button/back-button.tsx";
import crumbs from "#site/components/breadcrumb/breadcrumb.module.css";
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { ContactLink } from "#site/components/contact-link/contact-link.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { DemoSection } from "#site/demos/demo-section.tsx";
import { resolveDemo } from "#site/demos/demos.ts";
import { InsideItem } from "#site/sections/inside-item/inside-item.tsx";
import styles from "./integration-page.module.css";

/** The title above the cards of every integration page. It is not a heading: the page has one. */
function BannerTitle({ banner }: { banner: ReturnType<typeof bannerOf> }) {
	return (
		<p className={`wrap ${styles.banner}`}>
			<SectionLink section={banner.section} className={crumbs.link}>
				{banner.name}
			</SectionLink>
			<span>{banner.title}</span>
		</p>
	);
}

/** The page of one integration. Its parent path is the overview of all integrations. */
export function IntegrationView({ page }: { page: PageOf<"integration"> }) {
	const { route, name, header, picture, pictureText, insideData, cta } = page;
	const overview = route.slice(0, route.lastIndexOf("/"));
	return (
		<>
			<PageHero
				breadcrumb={
					<div className={styles.way}>
						<BackButton to={overview} />
						<Breadcrumb trail={trailOf(page)} page={name} />
					</div>
				}
				typed={header.description}
				heading={header.title ?? name}
				text={header.detailedDescription}
				action={<ContactLink label={ui.floatingContact} />}
				picture={picture}
				pictureText={pictureText}
				shape="standard"
			/>
			<BannerTitle banner={bannerOf(page)} />
			<ul className={`wrap placed ${styles.inside}`} data-picture={picture}>
				{insideData.map((item) => (
					<InsideItem key={item.heading} item={item}>
						{item.picture && (
							<div className={styles.picture}>
								<Picture name={item.picture} sizes="(width < 760px) 92vw, 55vw" />
							</div>
						)}
					</InsideItem>
				))}
			</ul>
			<DemoSection id="demo" demo={resolveDemo(page.demo)} joined />
			<ClosingCall {...cta} picture={picture} next={nextOf(page)} />
		</>
	);
}
