import { Picture } from "#site/components/picture/picture.tsx";
import { Specimen } from "#site/styleguide/specimen/specimen.tsx";
import { services, solutions } from "../content.ts";
import styles from "./pictures.module.css";

const subjects = [...solutions, ...services].map(({ picture }) => picture);

export function Pictures() {
	return (
		<>
			{/* The background shows while a picture loads, and the picture blends into it. */}
			<Specimen name="Grounds" wrapped>
				<div className={styles.panels}>
					{subjects.map((name) => (
						<div key={name} data-picture={name} className={styles.panel} />
					))}
				</div>
			</Specimen>
			<Specimen name="Picture" wrapped>
				<div className={styles.panels}>
					{subjects.map((name) => (
						<div key={name} data-picture={name} className={styles.panel}>
							<Picture name={name} sizes="320px" />
						</div>
					))}
				</div>
			</Specimen>
		</>
	);
}
