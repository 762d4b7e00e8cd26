import { BrandMark } from "#app/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#app/components/brand-mark/mark-with-gap.tsx";
import { LogoTile } from "#app/components/logo-tile/logo-tile.tsx";
import { PartnerLogo } from "#app/components/partner-logo/partner-logo.tsx";
import { TechnologyTile } from "#app/components/technology-tile/technology-tile.tsx";
import { Specimen } from "#app/styleguide/specimen/specimen.tsx";
import partnersFile from "#company/partners.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import type { Partner } from "#content/schema/files.ts";
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
