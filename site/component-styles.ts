// A file of its own, because Vite puts these imports before all others of a file.
import.meta.glob(
	[
		"./**/*.css",
		"!./styles/*",
		"!./styleguide/**",
		// These come with the scripts that draw them in the browser; vite.config.ts leaves them out, too.
		"!./demos/*/*.css",
		"!./pages/home/hero-film/*.css",
		"!./components/modal/*.css",
		"!./components/enquiry-form/outcome.module.css",
	],
	{ eager: true },
);

// During development a changed style sheet replaces the old one, without a reload.
import.meta.hot?.accept();
