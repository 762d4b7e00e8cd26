import type { Row, Statement, Store } from "./port.ts";

type Waiting = {
	statements: readonly Statement[];
	resolve: (rows: Row[][]) => void;
	reject: (error: unknown) => void;
};

/** SQLITE_BUSY: another connection holds the lock; waiting for it again would freeze the process again. */
const BUSY = 5;
const isBusy = (error: unknown) =>
	((error as Error).cause as { errcode?: number } | undefined)?.errcode === BUSY;

/**
 * A `batch` that commits all that came in one turn of the event loop together: one sync to the
 * disk for all of them (docs/decisions/005-shared-commits-and-connections.md has the figures). When that fails
 * each is tried alone, so that none fails for another's sake.
 * @param batch commits statements in one transaction
 */
export function groupCommits(batch: Store["batch"]): Store["batch"] {
	let waiting: Waiting[] = [];

	async function alone({ statements, resolve, reject }: Waiting): Promise<void> {
		await batch(statements).then(resolve, reject);
	}

	async function commit(): Promise<void> {
		const group = waiting;
		waiting = [];
		try {
			const rows = await batch(group.flatMap(({ statements }) => statements));
			for (const { statements, resolve } of group) resolve(rows.splice(0, statements.length));
		} catch (error) {
			if (group.length === 1 || isBusy(error)) for (const { reject } of group) reject(error);
			else for (const each of group) await alone(each);
		}
	}

	return (statements) =>
		new Promise((resolve, reject) => {
			waiting.push({ statements, resolve, reject });
			if (waiting.length === 1) setImmediate(commit);
		});
}
