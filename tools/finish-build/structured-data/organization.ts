import type { Organization, WebSite } from "schema-dts";
import type { Site } from "../../../content/schema.ts";
import { realFact } from "../../../content/stand-ins.ts";

/** Copy deck, I7. */
const DESCRIPTION =
	"Software services company: real estate, cloud, identity, digital transformation and Power Apps solutions, and application, API, integration and support services.";

/** The firm; a fact that is still a stand-in is left out, its name apart, which it cannot do without. */
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
		description: DESCRIPTION,
		foundingDate: site.founded,
		email: realFact(site, "email"),
		address: address && {
			"@type": "PostalAddress",
			streetAddress: address,
			addressCountry: "SG",
		},
		identifier: uen && { "@type": "PropertyValue", propertyID: "UEN", value: uen },
	} satisfies Organization;
}

export function webSite(site: Site, origin: string) {
	return {
		"@type": "WebSite",
		"@id": `${origin}/#website`,
		name: site.company,
		url: `${origin}/`,
		inLanguage: "en-GB",
		publisher: { "@id": `${origin}/#organization` },
	} satisfies WebSite;
}
