import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "#app/components/button/button.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./contact-button.module.css";

const phone = "(width < 760px)";

/**
 * True while an element is in view that leads to the form itself or must not be covered. Such an
 * element says so with `data-hides-contact`: "always", or "phone" for widths below 760 px, where
 * the button would lie on its text. No style sheet reads the attribute.
 */
function useInTheWay(): boolean {
	const [inTheWay, setInTheWay] = useState(false);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own elements
	useEffect(() => {
		const inView = new Set<Element>();
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) {
				const counts =
					target.getAttribute("data-hides-contact") !== "phone" || matchMedia(phone).matches;
				if (isIntersecting && counts) inView.add(target);
				else inView.delete(target);
			}
			setInTheWay(inView.size > 0);
		});
		for (const element of document.querySelectorAll("[data-hides-contact]"))
			observer.observe(element);
		return () => observer.disconnect();
	}, [pathname]);
	return inTheWay;
}

/** The floating button that leads to the form. */
export function ContactButton() {
	const inTheWay = useInTheWay();
	// Hiding a focused button would lose the keyboard user's place.
	const [focused, setFocused] = useState(false);
	const away = inTheWay && !focused;
	return (
		<SectionLink
			section="contact"
			className={`${buttonClass("ink")} ${styles.float}`}
			data-away={away || undefined}
			inert={away}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			{ui.floatingContact}
		</SectionLink>
	);
}
