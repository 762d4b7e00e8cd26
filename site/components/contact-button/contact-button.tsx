import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import ui from "#company/ui.json" with { type: "json" };
import { buttonClass } from "#site/components/button/button.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import styles from "./contact-button.module.css";

/**
 * True while an element with `data-hides-contact` is in view: the form, or one that links to it. No
 * style sheet reads the attribute.
 */
function useMustHide(): boolean {
	const [mustHide, setMustHide] = useState(false);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page has other elements
	useEffect(() => {
		const inView = new Set<Element>();
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) {
				if (isIntersecting) inView.add(target);
				else inView.delete(target);
			}
			setMustHide(inView.size > 0);
		});
		for (const element of document.querySelectorAll("[data-hides-contact]"))
			observer.observe(element);
		return () => observer.disconnect();
	}, [pathname]);
	return mustHide;
}

/** The floating link to the contact form. */
export function ContactButton() {
	const mustHide = useMustHide();
	// Hiding the button while it has focus would make a keyboard user lose their position.
	const [focused, setFocused] = useState(false);
	const hidden = mustHide && !focused;
	return (
		<SectionLink
			section="contact"
			className={`${buttonClass("hot")} ${styles.float}`}
			data-hidden={hidden || undefined}
			inert={hidden}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			{ui.floatingContact}
		</SectionLink>
	);
}
