import { Moon, Sun } from "lucide";
import type { ComponentProps } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import styles from "./theme-switch.module.css";

/**
 * Switches between the light and the dark theme. It contains an icon and a name for each, of which
 * CSS displays one, so both are right at once. CSS hides the switch without script.
 */
export function ThemeSwitch({ className, ...rest }: ComponentProps<"button">) {
	return (
		<button
			{...rest}
			type="button"
			className={`${styles.switch} ${className ?? ""}`}
			data-theme-switch
		>
			<span className="light-only">
				<Icon icon={Sun} size={20} />
				<span className="visually-hidden">{fill(ui.themeToggle, { mode: "light" })}</span>
			</span>
			<span className="dark-only">
				<Icon icon={Moon} size={20} />
				<span className="visually-hidden">{fill(ui.themeToggle, { mode: "dark" })}</span>
			</span>
		</button>
	);
}
