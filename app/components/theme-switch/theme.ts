/** The colour theme: what the visitor chose here, else what the system prefers. */
export type Theme = "light" | "dark";

const system = () => matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
	const chosen = document.documentElement.dataset.theme;
	if (chosen === "light" || chosen === "dark") return chosen;
	return system().matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme) {
	document.documentElement.dataset.theme = theme;
	try {
		localStorage.setItem("theme", theme);
	} catch {
		// Site data is blocked: the choice lasts as long as the page.
	}
	for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
	const query = system();
	listeners.add(listener);
	query.addEventListener("change", listener);
	return () => {
		listeners.delete(listener);
		query.removeEventListener("change", listener);
	};
}
