/** Plain JavaScript, because the steps before the installation ask here too. */
import { existsSync } from "node:fs";

/** It starts WebKitGTK's own small browser, which has no way without a screen. */
export const DRIVER = process.env.WEBKIT_DRIVER_PATH || "/usr/bin/WebKitWebDriver";
/** A screen in memory. */
export const SCREEN = "/usr/bin/Xvfb";

/** Whether this machine can open WebKit; looks, and installs nothing. */
export const hasWebKit = () => existsSync(DRIVER) && existsSync(SCREEN);

export const NO_WEBKIT =
	"WebKit was not checked: this machine has no driver for it; run apt-get install webkit2gtk-driver xvfb (Debian, Ubuntu) and try again.";
