import type { ReactNode } from "react";
import { PanelPicture } from "#site/components/panel-picture/panel-picture.tsx";
import styles from "./split-panel.module.css";

const PANEL_SIZES = "(width < 760px) 100vw, (width < 1000px) 608px, 46vw";

type SplitPanelProps = {
	/** Id of the element of the copy that labels the section. */
	labelledBy: string;
	/** Id of the section itself, if links lead to it. */
	id?: string;
	/** The picture whose colours the part with the copy has. */
	picture?: string | undefined;
	className?: string | undefined;
	/** What stands above the picture. */
	copy: ReactNode;
	/** What stands beside it, on the ink part. */
	children: ReactNode;
};

/** A panel in two parts: copy above a picture, in the colours of the picture, and an ink part beside it. */
export function SplitPanel(props: SplitPanelProps) {
	const { labelledBy, id, picture, className = "", copy, children } = props;
	return (
		<section
			aria-labelledby={labelledBy}
			id={id}
			tabIndex={id ? -1 : undefined}
			className={`panel ${styles.panel} ${className}`}
			data-picture={picture}
		>
			<div className={`wrap section ${styles.layout}`}>
				<div className={`print-whole ${styles.copy}`}>
					{copy}
					{picture && (
						<PanelPicture className={styles.picture} name={picture} sizes={PANEL_SIZES} />
					)}
				</div>
				{children}
			</div>
		</section>
	);
}
