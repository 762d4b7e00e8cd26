// A file of its own, because Vite puts these imports before all others of a file.
import.meta.glob(
	[
		"./**/*.css",
		"!./styles/*",
		"!./styleguide/**",
		"!./components/demo/*/*.css",
		"!./components/demo/demo.css",
		"!./pages/home/hero-film/*.css",
	],
	{ eager: true },
);

// During development a changed style sheet replaces the old one, without a reload.
import.meta.hot?.accept();
