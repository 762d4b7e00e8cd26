import { Picture, type PictureProps } from "#site/components/picture/picture.tsx";
import styles from "./panel-picture.module.css";

/**
 * The picture of a panel, as large as fits in its lower right corner; on a phone it is below the
 * copy. The class sets its size: `--fit` (in cqi and cqb of the panel) and `--bleed-phone`.
 */
export function PanelPicture({ className = "", ...picture }: PictureProps) {
	return (
		<div className={`${styles.picture} ${className}`}>
			<Picture {...picture} />
		</div>
	);
}
