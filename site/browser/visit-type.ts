/** How the visitor arrived at this document: by a link, a reload, or back and forward. */
export function visitType(): NavigationTimingType | undefined {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return visit?.type;
}
