import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "#app/components/button/button.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./contact-button.module.css";

const PHONE = "(width < 760px)";

/**
 * True while an element with `data-hides-contact` is in view: one that links to the form itself or
 * must not be covered. Its value is "always", or "phone" for widths below 760 px, where the button
 * would cover its text. No style sheet reads the attribute.
 */
function useMustHide(): boolean {
	const [mustHide, setMustHide] = useState(false);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page has other elements
	useEffect(() => {
		const inView = new Set<Element>();
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) {
				const counts =
					target.getAttribute("data-hides-contact") !== "phone" || matchMedia(PHONE).matches;
				if (isIntersecting && counts) inView.add(target);
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
			className={`${buttonClass("ink")} ${styles.float}`}
			data-hidden={hidden || undefined}
			inert={hidden}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			{ui.floatingContact}
		</SectionLink>
	);
}
