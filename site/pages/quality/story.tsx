import { Picture } from "#site/components/picture/picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { itemCopy } from "#site/sections/item-copy.ts";
import { groundOf } from "#site/sections/model-grounds.ts";
import styles from "./quality.module.css";
import type { Quality } from "./view.tsx";

/** How this site was made, a screen for each step. */
export const Story = ({ heading, items }: Quality["story"]) => (
	<section aria-labelledby="story" className={styles.story}>
		<h2 id="story" className="wrap">
			{heading}
		</h2>
		<ol>
			{items.map(itemCopy).map(({ title, description, picture }, index) => (
				<li key={title} className="panel" data-picture={groundOf(index)}>
					<div className="wrap">
						<div>
							<span aria-hidden>{index + 1}</span>
							<h3>{title}</h3>
							<p>
								<Unbroken text={description} />
							</p>
						</div>
						{picture && <Picture name={picture} sizes="(width < 760px) 80vw, 600px" />}
					</div>
				</li>
			))}
		</ol>
	</section>
);
