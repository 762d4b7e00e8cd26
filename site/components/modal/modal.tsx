import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { Button } from "#site/components/button/button.tsx";
import styles from "./modal.module.css";

/** After this time, in ms, a screen reader has followed the focus into the dialog. */
const SETTLED = 500;

type ModalProps = {
	title: string;
	/** Said as a status: Orca in Firefox may not read the name of a dialog that opens in place of a disabled button. */
	status: string;
	/** A decorative drawing above the title. */
	glyph: ReactNode;
	/** Closes the modal; by default OK. */
	closeLabel?: string;
	/** Buttons and links in addition to the one that closes. */
	actions?: ReactNode;
	/** Called after OK or Escape. The caller moves the focus. */
	onClose: () => void;
	children: ReactNode;
};

/** A native modal dialog, open while it is rendered. */
export function Modal({
	title,
	status,
	glyph,
	closeLabel = ui.ok,
	actions,
	onClose,
	children,
}: ModalProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const ok = useRef<HTMLButtonElement>(null);
	const [settled, setSettled] = useState(false);
	const titleId = useId();
	const textId = useId();
	useEffect(() => {
		// Otherwise the dialog first focuses a link before OK, and screen readers announce the link.
		ok.current?.toggleAttribute("autofocus", true);
		if (!dialog.current?.open) dialog.current?.showModal();
		ok.current?.focus();
		const timer = setTimeout(() => setSettled(true), SETTLED);
		return () => clearTimeout(timer);
	}, []);

	return (
		<dialog
			ref={dialog}
			// WebKit stops at the dialog itself otherwise.
			tabIndex={-1}
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
						{closeLabel}
					</Button>
					{actions}
				</div>
				<p aria-live="polite" className="visually-hidden">
					{settled && <span>{status}</span>}
				</p>
			</div>
		</dialog>
	);
}
