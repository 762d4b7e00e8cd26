import forMachines from "#company/for-machines.json" with { type: "json" };
import { realFact } from "#content/placeholders.ts";
import type { Site } from "#content/schema/files.ts";

/** The company. Facts that are still placeholders are left out, except the name. */
export function organization(site: Site, origin: string) {
	const address = realFact(site, "registeredAddress");
	const uen = realFact(site, "uen");
	return {
		"@type": "Organization",
		"@id": `${origin}/#organization`,
		name: site.company,
		legalName: realFact(site, "legalEntity"),
		url: `${origin}/`,
		logo: `${origin}/icons/icon-512.png`,
		description: forMachines.description,
		foundingDate: site.founded,
		email: realFact(site, "email"),
		telephone: site.phone,
		employee: site.people?.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role })),
		address: address && {
			"@type": "PostalAddress",
			streetAddress: address,
			addressCountry: site.country,
		},
		identifier: uen && {
			"@type": "PropertyValue",
			// Of Singapore alone.
			propertyID: site.country === "SG" ? "UEN" : undefined,
			value: uen,
		},
	};
}

export function webSite(site: Site, origin: string) {
	return {
		"@type": "WebSite",
		"@id": `${origin}/#website`,
		name: site.company,
		url: `${origin}/`,
		inLanguage: "en-GB",
		publisher: { "@id": `${origin}/#organization` },
	};
}
