import type { PageLink as Brochure } from "#content/navigation.ts";
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import sheet from "./brochure-index.css?url";

export type BrochureIndexProps = {
	heading: string;
	intro: string;
	brochures: (Brochure & { note: string })[];
};

/** Lists the brochures, to open as a page or download as a PDF. */
export function BrochureIndex({ heading, intro, brochures }: BrochureIndexProps) {
	return (
		<article className="wrap brochures">
			<link rel="stylesheet" href={sheet} precedence="page" />
			<div className="head">
				<h1 className="title">{heading}</h1>
				<p>{intro}</p>
			</div>
			<ul className="list">
				{brochures.map(({ name, route, note, picture }) => (
					<li key={route} className="item">
						<span className="thumb" data-picture={picture}>
							<span className="sheet">
								<Picture name={picture} sizes="(width < 760px) 70vw, 260px" />
							</span>
						</span>
						<div>
							<a href={route} className="link">
								{name}
							</a>
							<p className="note">
								<Unbroken text={note} />
							</p>
						</div>
						<DownloadLink route={route} title={name} className="download" />
					</li>
				))}
			</ul>
		</article>
	);
}
