import technologies from "#company/technologies.json" with { type: "json" };
import sheet from "./techstack-panel.css?url";

const { tabs, panel } = technologies;
const { heading, groups } = panel as {
	heading: string;
	groups: { group: string; tab: keyof typeof tabs }[];
};

/** All groups of technologies side by side as text, because print has no tabs. */
export function TechstackPanel() {
	return (
		<section aria-labelledby="techstack" className="panel techstack-panel">
			<link rel="stylesheet" href={sheet} precedence="page" />
			<div className="wrap techstack-panel-inner">
				<h2 id="techstack" className="techstack-panel-heading">
					{heading}
				</h2>
				<div className="techstack-panel-groups">
					{groups.map(({ group, tab }) => (
						<div key={group} className="techstack-panel-group">
							<h3 className="techstack-panel-name">{group}</h3>
							<ul className="techstack-panel-items">
								{tabs[tab].map((title) => (
									<li key={title}>{title}</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
