import { Picture, type PictureProps } from "#app/components/picture/picture.tsx";
import styles from "./panel-picture.module.css";

/**
 * The picture of a panel: at its lower right corner and as large as fits, on a phone below the
 * words. The class gives its sizes: `--fit` (of the panel, in cqi and cqb) and `--bleed-phone`.
 */
export function PanelPicture({ className = "", ...picture }: PictureProps) {
	return (
		<div className={`${styles.picture} ${className}`}>
			<Picture {...picture} />
		</div>
	);
}
