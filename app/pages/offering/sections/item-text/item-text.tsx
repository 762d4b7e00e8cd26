import { Unbroken } from "#app/components/unbroken/unbroken.tsx";

export type ItemTextProps = { title: string; description: string };

/** The title and description of an item, the same in every layout. */
export function ItemText({ title, description }: ItemTextProps) {
	return (
		<>
			<h3>{title}</h3>
			<p>
				<Unbroken text={description} />
			</p>
		</>
	);
}
