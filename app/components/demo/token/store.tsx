/** The data, which no check guards any more: where a request wants to get. */
export function Store() {
	return (
		<>
			<path className="side" d="M-62 11v26a62 27.3 0 0 0 124 0V11z" />
			<path className="groove" d="M-62 20a62 27.3 0 0 0 124 0M-62 29a62 27.3 0 0 0 124 0" />
			<ellipse className="top" cy="11" rx="62" ry="27.3" />
		</>
	);
}
