import partnersFile from "#company/partners.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import type { Partner } from "#content/schema/files.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { LogoTile } from "#site/components/logo-tile/logo-tile.tsx";
import { PartnerLogo } from "#site/components/partner-logo/partner-logo.tsx";
import { TechnologyTile } from "#site/components/technology-tile/technology-tile.tsx";
import { Specimen } from "#site/styleguide/specimen/specimen.tsx";
import styles from "./logos.module.css";

const partners: readonly Partner[] = partnersFile;

const shown = Object.entries(technologies.logos);

export function Logos() {
	return (
		<>
			<Specimen name="BrandMark and MarkWithGap" wrapped>
				<div className={styles.row}>
					<BrandMark />
					<BrandMark size={76} />
					<div className={styles.gap}>
						<MarkWithGap />
					</div>
				</div>
			</Specimen>
			<Specimen name="PartnerLogo" wrapped>
				<div className={styles.row}>
					{partners.map((partner) => (
						<PartnerLogo key={partner.source} partner={partner} />
					))}
				</div>
			</Specimen>
			<Specimen name="TechnologyTile" wrapped>
				<ul className={styles.tiles}>
					{shown.map(([title]) => (
						<TechnologyTile key={title} title={title} />
					))}
				</ul>
			</Specimen>
			<Specimen name="LogoTile inline" wrapped>
				<ul className={styles.tiles}>
					{shown.slice(0, 4).map(([title, { alt, logo }]) => (
						<LogoTile key={title} title={title} alt={alt} logo={logo} size="inline" />
					))}
				</ul>
			</Specimen>
		</>
	);
}
