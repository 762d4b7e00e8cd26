/** Plain JavaScript, because the steps before the installation ask here too. */
import { existsSync } from "node:fs";

/** The driver starts WebKitGTK's own small browser; without a screen that needs one in memory. */
export const DRIVER = "/usr/bin/WebKitWebDriver";
export const SCREEN = "/usr/bin/Xvfb";

/** Whether this machine can open WebKit; looks, and installs nothing. */
export const hasWebKit = () => existsSync(DRIVER) && existsSync(SCREEN);

export const NO_WEBKIT =
	"WebKit was not checked: this machine has no driver for it; run apt-get install webkit2gtk-driver xvfb (Debian, Ubuntu) and try again.";
