import copy from "#company/enquiry-form.json" with { type: "json" };
import { BackButton } from "#site/components/back-button/back-button.tsx";
import { Button, type ButtonVariant, buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { ContactButton } from "#site/components/contact-button/contact-button.tsx";
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { ThemeSwitch } from "#site/components/theme-switch/theme-switch.tsx";
import { Specimen } from "#site/styleguide/specimen/specimen.tsx";
import { States } from "#site/styleguide/specimen/states.tsx";
import { brochures, firstOf } from "../content.ts";
import styles from "./buttons.module.css";

/** The button of the last slide. */
const label = firstOf("home").heroSlides.at(-1)?.buttonName;

const variants: ButtonVariant[] = ["hot", "action", "ink", "line"];

export function Buttons() {
	return (
		<>
			{variants.map((variant) => (
				<Specimen key={variant} name={`Button ${variant}`} wrapped>
					<States>
						{() => (
							<Button variant={variant}>
								{label}
								<ButtonArrow />
							</Button>
						)}
					</States>
					<div className={styles.disabled}>
						<Button variant={variant} disabled>
							{copy.send}
						</Button>
					</div>
				</Specimen>
			))}
			<Specimen name="BackButton and ThemeSwitch" wrapped>
				<States>{() => <BackButton to="/" />}</States>
				<States>{() => <ThemeSwitch />}</States>
			</Specimen>
			<Specimen name="ContactButton" wrapped>
				<div className={styles.corner}>
					<ContactButton />
				</div>
			</Specimen>
			{/* Empty if the build made no PDFs. */}
			<Specimen name="DownloadLink" wrapped>
				<DownloadLink route={brochures[0]?.route ?? ""} className={buttonClass("line")} />
			</Specimen>
		</>
	);
}
