/** True where a film would be slow to load or cost the visitor too much. */
export function savesData(): boolean {
	const { connection } = navigator as {
		connection?: { saveData?: boolean; effectiveType?: string };
	};
	return (
		matchMedia("(prefers-reduced-data: reduce)").matches ||
		connection?.saveData === true ||
		/[23]g/.test(connection?.effectiveType ?? "")
	);
}
