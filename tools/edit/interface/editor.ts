/** Runs in the editor's page, after Decap CMS: the owner's words, the check before saving, the preview. */

type Entry = { get(name: "path"): string | undefined; get(name: "data"): { toJS(): object } };
type Answer = { mistakes: string[]; html?: string };
type Preview = {
	props: { entry: Entry };
	state: Answer;
	frame: HTMLIFrameElement | null;
	timer: number;
	asked: number;
	setState(state: Answer): void;
	show(): Promise<void>;
};

// Decap CMS offers these on the window: https://decapcms.org/docs/customization
declare const CMS: {
	getLocale(name: string): {
		collection: { collectionTop: Record<string, string>; sidebar: Record<string, string> };
		editor: {
			editorToolbar: Record<string, string>;
			editorControlPane: { widget: Record<string, string> };
			editorWidgets: { datetime: Record<string, string> };
		};
		ui: { toast: Record<string, string> };
	};
	registerLocale(name: string, words: object): void;
	registerEventListener(listener: {
		name: "preSave";
		handler(event: { entry: Entry }): Promise<void>;
	}): void;
	registerPreviewTemplate(name: string, component: unknown): void;
};
declare const createClass: (component: object & ThisType<Preview>) => unknown;
declare const h: (element: string, props: object, ...children: unknown[]) => unknown;

/** In ms. The preview follows when somebody stops typing. */
const PAUSE = 400;

const words = structuredClone(CMS.getLocale("en"));
Object.assign(words.editor.editorToolbar, {
	publishing: "Saving…",
	publish: "Save",
	publishNow: "Save now",
	published: "Saved",
	publishAndCreateNew: "Save and make a new one",
	publishAndDuplicate: "Save and copy",
	duplicate: "Copy",
	deletePublishedEntry: "Remove",
	deleteEntry: "Remove",
	backCollection: "%{collectionLabel}",
	deployButtonLabel: "Open the site",
});
Object.assign(words.collection.collectionTop, {
	newButton: "New %{collectionLabel}",
	newButtonAriaLabel: "New %{collectionLabel}",
});
words.collection.sidebar.collections = "Contents";
Object.assign(words.editor.editorWidgets.datetime, {
	now: "Today",
	setToNow: "Set %{fieldLabel} to today",
});
words.editor.editorControlPane.widget.regexPattern = "%{fieldLabel} %{pattern}.";
Object.assign(words.ui.toast, {
	onFailToPersist: "Not saved. %{details}",
	onFailToPersistMedia: "Not taken over. %{details}",
	onFailToDelete: "Not removed. %{details}",
	missingRequiredField: "Not saved: correct the fields that are marked in red.",
});
CMS.registerLocale("en", words);

async function ask(address: string, entry: Entry): Promise<Answer> {
	const response = await fetch(address, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ file: entry.get("path") ?? "", record: entry.get("data").toJS() }),
	});
	const answer = await response.json();
	return response.ok ? answer : { mistakes: [answer.error] };
}

CMS.registerEventListener({
	name: "preSave",
	async handler({ entry }) {
		const { mistakes } = await ask("/check", entry);
		// The editor shows the error with its name, so this one has none.
		if (mistakes.length > 0) throw Object.assign(new Error(mistakes.join(" ")), { name: "" });
	},
});

/** Shows the page. Only its body changes later, so that its position and its styles stay. */
function fill(frame: HTMLIFrameElement, html: string): void {
	const shown = frame.contentDocument;
	if (!shown) return;
	const page = new DOMParser().parseFromString(html, "text/html");
	// No script runs here, so none is fetched.
	for (const link of page.querySelectorAll("link[rel=modulepreload]")) link.remove();
	if (shown.head.childElementCount > 0) shown.body.replaceWith(shown.adoptNode(page.body));
	else shown.documentElement.replaceWith(shown.adoptNode(page.documentElement));
}

const preview = createClass({
	getInitialState: () => ({ mistakes: [] }),
	componentDidUpdate({ entry }: Preview["props"]) {
		if (entry === this.props.entry) return;
		clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.show(), PAUSE);
	},
	componentWillUnmount() {
		clearTimeout(this.timer);
		this.asked = Number.NaN;
	},
	async show() {
		const number = (this.asked ?? 0) + 1;
		this.asked = number;
		const answer = await ask("/preview", this.props.entry);
		// The answer to an earlier question may come later.
		if (this.asked !== number) return;
		this.setState({ mistakes: answer.mistakes });
		if (this.frame && answer.html) fill(this.frame, answer.html);
	},
	render() {
		const items = this.state.mistakes.map((mistake) => h("li", { key: mistake }, mistake));
		return h(
			"div",
			{ style: { display: "flex", flexDirection: "column", height: "100vh", margin: "-8px" } },
			h(
				"div",
				{ role: "status", style: { font: "1rem/1.5 system-ui, sans-serif" } },
				items.length > 0 &&
					h(
						"div",
						{ style: { padding: ".5rem 1rem", background: "#fdecea", color: "#611a15" } },
						"The preview appears when these fields are filled in or corrected:",
						h("ul", { style: { margin: 0 } }, items),
					),
			),
			h("iframe", {
				title: "Preview of the page",
				// Its scripts do not run: the page is complete without them.
				sandbox: "allow-same-origin",
				srcDoc: "<!doctype html>",
				style: { flex: 1, border: 0 },
				ref: (frame: HTMLIFrameElement | null) => {
					this.frame = frame;
				},
				onLoad: () => {
					// A link would lead away from the draft.
					this.frame?.contentDocument?.addEventListener("click", (event) => event.preventDefault());
					this.show();
				},
			}),
		);
	},
});

const { previews = "" } = (document.currentScript as HTMLScriptElement).dataset;
for (const name of previews.split(" ")) CMS.registerPreviewTemplate(name, preview);
