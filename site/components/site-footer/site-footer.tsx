import { ArrowUp } from "lucide";
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { Menu } from "#content/navigation.ts";
import { fill } from "#shared/fill.ts";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { Icon } from "#site/components/icon/icon.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { PrintLinks, type PrintLinksProps } from "./print-links.tsx";
import styles from "./site-footer.module.css";

function TextLinks({ texts }: Pick<Menu, "texts">) {
	return (
		<ul>
			{texts.map(({ name, route }) => (
				<li key={route}>
					<a href={route}>{name}</a>
				</li>
			))}
		</ul>
	);
}

function FooterLinks({ menu }: { menu: Menu }) {
	const { solutions, services, sections, company } = menu;
	const columns = [
		{ heading: ui.menuSolutions, items: solutions },
		{ heading: ui.menuServices, items: services },
		{ heading: ui.footerCompany, items: [...sections, ...company] },
	];
	return (
		<nav aria-label={ui.footerNavigation} className={styles.nav}>
			{columns.map(({ heading, items }) => (
				<div key={heading}>
					<h2 className={styles.heading}>{heading}</h2>
					<ul>
						{items.map((item) => (
							<li key={item.name}>
								{"route" in item ? (
									<a href={item.route}>{item.name}</a>
								) : (
									<SectionLink section={item.section}>{item.name}</SectionLink>
								)}
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}

type SiteFooterProps = {
	menu: Menu;
	/** Shows the email address in place of the links. */
	isBrochure?: boolean;
	/** The facts about the company, one a line. */
	facts: string;
} & PrintLinksProps;

export function SiteFooter({ menu, isBrochure = false, paper, facts }: SiteFooterProps) {
	return (
		<footer id="footer" className={styles.footer} data-hides-contact>
			<div className="wrap">
				<div className={styles.columns}>
					<div>
						<address className={styles.facts}>
							<strong>{fill(ui.footerLine, { company: site.company })}</strong>
							<span>{facts}</span>
							{!isBrochure && (
								<span className={styles.onPaper}>
									<EmailText text={ui.writeTo} />
								</span>
							)}
						</address>
						{!isBrochure && <PrintLinks paper={paper} />}
					</div>
					{isBrochure ? (
						<p className={styles.write}>
							<EmailText text={ui.writeTo} />
						</p>
					) : (
						<FooterLinks menu={menu} />
					)}
				</div>
				<div className={styles.legal}>
					<p>{fill(ui.footerCopyright, site)}</p>
					{!isBrochure && (
						<>
							<TextLinks texts={menu.texts} />
							<a href="#top" className={styles.top}>
								{ui.toTop}
								<Icon icon={ArrowUp} size={18} />
							</a>
						</>
					)}
				</div>
			</div>
			<p className={styles.wordmark} aria-hidden="true">
				<span className={styles.measured}>
					<span className={styles.fitted}>{site.company}</span>
				</span>
				<span className={styles.measure}>{site.company}</span>
			</p>
		</footer>
	);
}
