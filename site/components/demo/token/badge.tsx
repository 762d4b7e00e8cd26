import type { SentRequest, Token } from "#content/demos/token/token.ts";
import { Steady } from "../steady.tsx";

export type BadgeProps = {
	heads: Token["badge"];
	requests: readonly SentRequest[];
	request: SentRequest;
};

const signs = { passed: "✓", stopped: "✕", unreached: "–" };

/** The badge line by line, who reads each line, and what was found in it. */
export function Badge({ heads, requests, request }: BadgeProps) {
	return (
		<details>
			<summary>{heads.legend}</summary>
			<table>
				<thead>
					<tr>
						<th scope="col">{heads.says}</th>
						<th scope="col">{heads.by}</th>
						<th scope="col">{heads.finds}</th>
					</tr>
				</thead>
				<tbody>
					{request.badge.map(({ name, says, by, verdict, finds }, index) => (
						<tr key={name} data-verdict={verdict}>
							<th scope="row">
								{name} <b>{says}</b>
							</th>
							<td>{by}</td>
							<td data-sign={signs[verdict]}>
								<Steady others={requests.map((one) => one.badge[index]?.finds ?? "")}>
									{finds}
								</Steady>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
