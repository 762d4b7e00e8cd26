import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "#app/components/button/button.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./contact-button.module.css";

const phone = "(width < 760px)";

/** True while something that already asks for contact, or must not be covered, is in view. */
function useInTheWay(): boolean {
	const [inTheWay, setInTheWay] = useState(false);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
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

/** The floating way to the form. */
export function ContactButton() {
	const inTheWay = useInTheWay();
	// Who has just come to it by keyboard would lose their place.
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
