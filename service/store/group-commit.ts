import type { Row, Statement, Store } from "./port.ts";

type Batch = {
	statements: readonly Statement[];
	done: (rows: Row[][]) => void;
	fail: (error: unknown) => void;
};

/** What a database with one writer can do; each may throw. */
export type Transaction = {
	begin(): void;
	run(statements: readonly Statement[]): Row[][];
	commit(): void;
	rollBack(): void;
};

/**
 * A `batch` whose calls of one turn of the event loop share a commit, because waiting for the
 * disk is most of a commit's cost. Each call resolves after that commit. When the shared
 * transaction fails, every batch gets one of its own, so one that cannot be done harms no other.
 */
export function groupCommit({ begin, run, commit, rollBack }: Transaction): Store["batch"] {
	let waiting: Batch[] = [];

	function commitAlone({ statements, done, fail }: Batch): void {
		try {
			begin();
			const rows = run(statements);
			commit();
			done(rows);
		} catch (error) {
			rollBack();
			fail(error);
		}
	}

	function commitAll(): void {
		const group = waiting;
		waiting = [];
		try {
			begin();
		} catch (error) {
			// Locked: each of its own would only wait as long again.
			for (const { fail } of group) fail(error);
			return;
		}
		try {
			const results = group.map(({ statements }) => run(statements));
			commit();
			for (const [i, { done }] of group.entries()) done(results[i] ?? []);
		} catch {
			rollBack();
			group.forEach(commitAlone);
		}
	}

	return (statements) =>
		new Promise((done, fail) => {
			waiting.push({ statements, done, fail });
			if (waiting.length === 1) setImmediate(commitAll);
		});
}
