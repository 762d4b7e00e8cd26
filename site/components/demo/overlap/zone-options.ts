import type { OverlapCopy } from "#content/demos/overlap/overlap.ts";
import { fill } from "#shared/fill.ts";

type Zones = { own: string; options: { zone: string; name: string }[] };

/** The zones to choose from, with the one of this browser marked, or added in front. */
export function zoneOptions(
	{ zones, labels }: OverlapCopy,
	own: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Zones {
	const marked = (name: string) => fill(labels.ownZone, { name });
	if (zones.some(({ zone }) => zone === own)) {
		const options = zones.map(({ zone, name }) => ({
			zone,
			name: zone === own ? marked(name) : name,
		}));
		return { own, options };
	}
	const city = own.slice(own.lastIndexOf("/") + 1).replaceAll("_", " ");
	return { own, options: [{ zone: own, name: marked(city) }, ...zones] };
}
