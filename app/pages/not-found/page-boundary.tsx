import { Component, type ReactNode } from "react";
import { BrokenPage } from "./broken-page.tsx";

type Props = { path: string; children: ReactNode };
type State = { path?: string; broken: boolean };

/**
 * A page that throws makes room for a word about it, between header and footer; the next page
 * gets its chance. Only a class can do this in React.
 */
export class PageBoundary extends Component<Props, State> {
	override state: State = { broken: false };

	static getDerivedStateFromError = (): Partial<State> => ({ broken: true });

	static getDerivedStateFromProps = ({ path }: Props, state: State): State | null =>
		path === state.path ? null : { path, broken: false };

	override render() {
		return this.state.broken ? <BrokenPage /> : this.props.children;
	}
}
