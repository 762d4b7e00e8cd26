/** For Chromium without a graphics processor, and without requests to hosts of its maker. */
export const chromiumFlags = [
	// Chromium refuses to run as root with its sandbox, as in a container.
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// The headless Chromium then draws text as the one with a user interface does on Linux.
	"--font-render-hinting=slight",
	// Shared memory is small in a container, and a page that fills it crashes.
	"--disable-dev-shm-usage",
];
