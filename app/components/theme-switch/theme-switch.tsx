import { Moon, Sun } from "lucide-react";
import { type ComponentProps, useSyncExternalStore } from "react";
import ui from "#content/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { chooseTheme, currentTheme, subscribeToTheme } from "./theme.ts";
import styles from "./theme-switch.module.css";

/** Switches between the light and the dark theme. CSS hides it without script. */
export function ThemeSwitch({ className, ...rest }: ComponentProps<"button">) {
	const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => "light" as const);
	const Icon = theme === "light" ? Sun : Moon;
	return (
		<button
			{...rest}
			type="button"
			className={`${styles.switch} ${className ?? ""}`}
			aria-label={fill(ui.themeToggle, { mode: theme })}
			onClick={() => chooseTheme(theme === "light" ? "dark" : "light")}
		>
			<Icon aria-hidden size={20} />
		</button>
	);
}
