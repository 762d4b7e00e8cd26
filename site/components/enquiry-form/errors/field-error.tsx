import { CircleAlert } from "lucide";
import type { EnquiryField } from "#shared/enquiry.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { fieldId } from "../field-id.ts";
import styles from "./field-error.module.css";

export const errorId = (field: EnquiryField) => `${fieldId(field)}-error`;

export type FieldErrorProps = { field: EnquiryField; error: string | undefined; quiet: boolean };

/** Announces the error of a field, except if the error summary has announced it (`quiet`). */
export function FieldError({ field, error, quiet }: FieldErrorProps) {
	return (
		<div className={styles.slot} aria-live={quiet ? "off" : "polite"}>
			{error && (
				<p className={styles.error} id={errorId(field)}>
					<Icon icon={CircleAlert} size={20} />
					<span>{error}</span>
				</p>
			)}
		</div>
	);
}
