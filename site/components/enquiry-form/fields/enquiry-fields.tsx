import { EnquiryControl } from "./enquiry-control.tsx";
import styles from "./enquiry-fields.module.css";
import { fieldRows } from "./field-rows.ts";
import type { FieldState } from "./field-state.ts";

/** All fields of the list. They are uncontrolled, so that text typed before hydration is kept. */
export function EnquiryFields(state: FieldState) {
	return fieldRows.map((row) => {
		const controls = row.map((field) => <EnquiryControl key={field} field={field} {...state} />);
		if (controls.length === 1) return controls;
		return (
			<div key={row.join()} className={styles.pair}>
				{controls}
			</div>
		);
	});
}
