import { type ReactNode, useEffect, useId, useRef } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { Button } from "#site/components/button/button.tsx";
import styles from "./modal.module.css";

export type ModalProps = {
	title: string;
	/** A decorative drawing above the title. */
	glyph: ReactNode;
	/** Buttons and links in addition to OK. */
	actions?: ReactNode;
	/** Called after OK or Escape. The caller moves the focus. */
	onClose: () => void;
	children: ReactNode;
};

/** A native modal dialog, open while it is rendered. */
export function Modal({ title, glyph, actions, onClose, children }: ModalProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const ok = useRef<HTMLButtonElement>(null);
	const titleId = useId();
	const textId = useId();
	useEffect(() => {
		// Otherwise the dialog first focuses a link before OK, and screen readers announce the link.
		ok.current?.toggleAttribute("autofocus", true);
		if (!dialog.current?.open) dialog.current?.showModal();
		ok.current?.focus();
	}, []);

	return (
		<dialog
			ref={dialog}
			className={styles.modal}
			aria-labelledby={titleId}
			aria-describedby={textId}
			onClose={onClose}
		>
			<div className={styles.content}>
				{glyph}
				<h2 id={titleId} className={styles.title}>
					{title}
				</h2>
				<div id={textId} className={styles.text}>
					{children}
				</div>
				<div className={styles.actions}>
					<Button ref={ok} className={styles.ok} onClick={() => dialog.current?.close()}>
						{ui.ok}
					</Button>
					{actions}
				</div>
			</div>
		</dialog>
	);
}
