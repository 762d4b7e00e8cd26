import { ArrowUp } from "lucide-react";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { fill } from "#content/fill.ts";
import { menus } from "#content/menus.ts";
import { site } from "#content/site.ts";
import { ui } from "#content/ui.ts";
import { PageOnPaper } from "./page-on-paper.tsx";
import styles from "./site-footer.module.css";

const columns = [
	{ heading: ui.menuSolutions, items: menus.solutions },
	{ heading: ui.menuServices, items: menus.services },
	{ heading: ui.footerCompany, items: menus.company },
];

function FooterLinks() {
	return (
		<nav aria-label={ui.footerNavigation} className={styles.nav}>
			{columns.map(({ heading, items }) => (
				<div key={heading}>
					<h2 className={styles.heading}>{heading}</h2>
					<ul>
						{items.map((item) => (
							<li key={item.label}>
								{"route" in item ? (
									<PageLink to={item.route}>{item.label}</PageLink>
								) : (
									<SectionLink section={item.section}>{item.label}</SectionLink>
								)}
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}

export type SiteFooterProps = {
	/** On a page for paper: the address to write to instead of the columns of links. */
	paper?: boolean;
};

export function SiteFooter({ paper = false }: SiteFooterProps) {
	return (
		<footer id="footer" className={styles.footer} data-hides-contact="always">
			<div className="wrap">
				<div className={styles.columns}>
					<div>
						<address className={styles.facts}>
							<strong>{fill(ui.footerLine, { company: site.company })}</strong>
							<span>{fill(ui.footerEntity, site)}</span>
							<span>{site.registeredAddress}</span>
						</address>
						{!paper && <PageOnPaper />}
					</div>
					{paper ? (
						<p className={styles.write}>
							<EmailText text={ui.writeTo} />
						</p>
					) : (
						<FooterLinks />
					)}
				</div>
				<div className={styles.legal}>
					<p>{fill(ui.footerCopyright, site)}</p>
					{!paper && (
						<a href="#top" className={styles.top}>
							{ui.toTop}
							<ArrowUp aria-hidden size={18} />
						</a>
					)}
				</div>
			</div>
			<p className={styles.wordmark} aria-hidden="true">
				{site.company}
			</p>
		</footer>
	);
}
