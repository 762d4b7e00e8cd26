import type { ReactNode } from "react";
import type { Crumb } from "#content/navigation.ts";
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { PanelPicture } from "#site/components/panel-picture/panel-picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./reading.module.css";

type ReadingHeadProps = {
	trail?: Crumb[];
	/** Its name in the breadcrumb. */
	name?: string;
	heading: string;
	/** What the reader gets from the page. */
	lead: string;
	picture: string;
	pictureText: string | undefined;
	children?: ReactNode;
};

/** The top of a page to read: its title on the ground of its picture. */
export function ReadingHead({
	trail,
	name = "",
	heading,
	lead,
	picture,
	pictureText,
	children,
}: ReadingHeadProps) {
	return (
		<header className={`panel ${styles.head}`} data-picture={picture}>
			<div className={styles.copy}>
				{trail && <Breadcrumb trail={trail} page={name} />}
				<h1>
					<Unbroken text={heading} />
				</h1>
				<p>
					<Unbroken text={lead} />
				</p>
				{children}
			</div>
			<PanelPicture
				className={styles.picture}
				name={picture}
				alt={pictureText}
				sizes="(width < 760px) 110vw, 56vw"
			/>
		</header>
	);
}
