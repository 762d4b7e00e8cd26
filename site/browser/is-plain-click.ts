type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a click that opens a link in this tab: main mouse button, no modifier key. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
