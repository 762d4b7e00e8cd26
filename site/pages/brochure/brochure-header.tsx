import { Printer } from "lucide";
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { Button, buttonClass } from "#site/components/button/button.tsx";
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { Icon } from "#site/components/icon/icon.tsx";
import styles from "./brochure-header.module.css";

/** Buttons to print a brochure and to download its PDF, if the build made one. */
function BrochureTools({ route }: { route: string }) {
	return (
		<div className={styles.tools}>
			<Button variant="ink" className={styles.print} data-print>
				<Icon icon={Printer} size={20} />
				{ui.printPage}
			</Button>
			<DownloadLink route={route} className={buttonClass("line")} />
		</div>
	);
}

type BrochureHeaderProps = {
	route: string;
	title: string;
	/** Shows only the logo, larger and without the title. */
	logo: boolean;
};

/** The header of a brochure: logo, title and buttons. */
export function BrochureHeader({ route, title, logo }: BrochureHeaderProps) {
	return (
		<header className={`wrap ${styles.header} ${logo ? styles.withLogo : ""}`}>
			<a
				href="/"
				className={styles.brand}
				aria-label={fill(ui.logoHome, { company: site.company })}
			>
				<BrandMark size={logo ? 52 : 30} />
				{site.company}
			</a>
			{!logo && <p className={styles.subject}>{title}</p>}
			<BrochureTools route={route} />
		</header>
	);
}
