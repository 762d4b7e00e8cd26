/**
 * Does work at once, and again and again some time after it has ended.
 * @param ms the time in between, in milliseconds
 * @param work must not reject
 * @returns a function that stops it, and resolves when the work in progress has ended
 */
export function repeat(ms: number, work: () => Promise<void>): () => Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	let inProgress = Promise.resolve();
	function next(): void {
		inProgress = work().then(() => {
			if (!isStopped) timer = setTimeout(next, ms);
		});
	}
	next();
	return () => {
		isStopped = true;
		clearTimeout(timer);
		return inProgress;
	};
}
