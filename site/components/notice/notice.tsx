import type { ReactNode } from "react";
import styles from "./notice.module.css";

type NoticeProps = {
	heading: string;
	picture: ReactNode;
	/** A form below the message. */
	form?: ReactNode;
	children: ReactNode;
};

/** The layout of a page that is one message, such as "not found" or "sent". */
export function Notice({ heading, picture, form, children }: NoticeProps) {
	return (
		<section
			className={`panel ${styles.notice}`}
			aria-labelledby="notice-title"
			data-picture="hero-wide"
			data-hides-contact
		>
			<div className={`wrap ${styles.inner}`}>
				<div className={styles.copy}>
					<h1 id="notice-title">{heading}</h1>
					{children}
				</div>
				<div className={styles.picture}>{picture}</div>
				{form && <div className={styles.form}>{form}</div>}
			</div>
		</section>
	);
}
