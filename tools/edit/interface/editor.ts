/** Runs in the editor's page, after Decap CMS: the owner's words, the preview. */

type Entry = {
	get(name: "path"): string | undefined;
	get(name: "data"): { toJS(): object };
};
type Answer = { mistakes: string[]; html?: string };
type Preview = {
	props: { entry: Entry };
	/** `asked`: whether there has been an answer. */
	state: Answer & { asked: boolean };
	frame: HTMLIFrameElement | null;
	timer: number;
	asking: boolean;
	/** Whether something was typed since the last question. */
	outdated: boolean;
	/** Whether the page of the editor is gone. */
	left: boolean;
	setState(state: Preview["state"]): void;
	show(): Promise<void>;
};

// Decap CMS offers these on the window: https://decapcms.org/docs/customization
declare const CMS: {
	registerLocale(name: string, words: object): void;
	registerPreviewTemplate(name: string, component: unknown): void;
};
declare const createClass: (component: object & ThisType<Preview>) => unknown;
declare const h: (element: string, props: object, ...children: unknown[]) => unknown;

/** In ms. The preview follows when somebody stops typing. */
const PAUSE = 400;

/** The address of a record. `npm run launch-check` prints such addresses. */
const RECORD = /#\/collections\/[^/]+\/entries\//;

// When one such address follows another in the same tab, Decap CMS shows an empty form.
addEventListener("hashchange", ({ oldURL, newURL }) => {
	if (RECORD.test(oldURL) && RECORD.test(newURL)) location.reload();
});

// Decap CMS takes its own English for all other words.
CMS.registerLocale("en-GB", {
	auth: { login: "Open the editor" },
	app: { header: { media: "Pictures" } },
	collection: {
		collectionTop: {
			newButton: "New %{collectionLabel}",
			newButtonAriaLabel: "New %{collectionLabel}",
		},
		sidebar: { collections: "Contents" },
	},
	editor: {
		editor: {
			onLeavePage: "Leave this page? What you have not saved is lost.",
			onDeleteWithUnsavedChanges: "Remove this, with what you have not saved?",
			onDeletePublishedEntry: "Remove this?",
			confirmLoadBackup: "This browser kept a text that you did not save. Do you want it back?",
		},
		editorInterface: {
			togglePreview: "Show or hide the page",
			toggleScrollSync: "Scroll the form and the page together",
		},
		editorToolbar: {
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
		},
		editorWidgets: { datetime: { now: "Today", setToNow: "Set %{fieldLabel} to today" } },
	},
	ui: {
		toast: {
			onFailToPersist: "Not saved. %{details}",
			onFailToPersistMedia: "Not taken over. %{details}",
			onFailToDelete: "Not removed. %{details}",
			entrySaved: "Saved. The public site shows it after the next publishing.",
			missingRequiredField: "Not saved: correct the fields that are marked in red.",
		},
	},
});

/** Says what went wrong until somebody closes it. */
function tell(message: string): void {
	const dialog = document.createElement("dialog");
	const close = document.createElement("button");
	close.textContent = "Close";
	close.onclick = () => dialog.remove();
	dialog.oncancel = () => dialog.remove();
	dialog.append(message, close);
	document.body.append(dialog);
	dialog.showModal();
}

// Decap CMS shows an error for some seconds only, and puts its name before it.
const ERROR = ".Toastify__toast--error";
new MutationObserver((changes) => {
	for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
		if (!(node instanceof Element)) continue;
		const toast = node.matches(ERROR) ? node : node.querySelector(ERROR);
		if (toast) tell((toast.textContent ?? "").replace("API_ERROR: ", ""));
	}
}).observe(document, { childList: true, subtree: true });

const NO_ANSWER = "The editor does not answer: copy what you typed and load this page again.";

async function ask(entry: Entry): Promise<Answer> {
	try {
		const response = await fetch("/preview", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ file: entry.get("path") ?? "", record: entry.get("data").toJS() }),
		});
		const answer = await response.json();
		return response.ok ? answer : { mistakes: [answer.error] };
	} catch {
		return { mistakes: [NO_ANSWER] };
	}
}

const checked = new WeakSet<File>();

// A picture that the site cannot take is refused when it is chosen, and others get a name for the site.
addEventListener(
	"change",
	async (event) => {
		const input = event.target as HTMLInputElement;
		const [file] = input.type === "file" ? (input.files ?? []) : [];
		if (!file || checked.has(file)) return;
		event.stopImmediatePropagation();
		try {
			const address = `/picture/${encodeURIComponent(file.name)}`;
			const response = await fetch(address, { method: "POST", body: file });
			const { name, error } = await response.json();
			if (error) throw new Error(error);
			const renamed = new File([file], name, { type: file.type });
			checked.add(renamed);
			const files = new DataTransfer();
			files.items.add(renamed);
			input.files = files.files;
			input.dispatchEvent(new Event("change", { bubbles: true }));
		} catch (error) {
			input.value = "";
			tell(`Not taken over. ${error instanceof TypeError ? NO_ANSWER : (error as Error).message}`);
		}
	},
	{ capture: true },
);

/** Shows the page. Only its body and new style sheets change later, so that its position stays. */
function fill(frame: HTMLIFrameElement, html: string): void {
	const shown = frame.contentDocument;
	if (!shown) return;
	const page = new DOMParser().parseFromString(html, "text/html");
	// No script runs here, so none is fetched.
	for (const link of page.querySelectorAll("link[rel=modulepreload]")) link.remove();
	if (shown.head.childElementCount === 0) {
		shown.documentElement.replaceWith(shown.adoptNode(page.documentElement));
		return;
	}
	for (const sheet of page.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
		const href = sheet.getAttribute("href") ?? "";
		if (!shown.head.querySelector(`link[href="${CSS.escape(href)}"]`)) shown.head.append(sheet);
	}
	shown.body.replaceWith(shown.adoptNode(page.body));
}

/** What the preview says above the page, or in its place. */
function noticeOf({ mistakes, html, asked }: Preview["state"]): string {
	if (!asked)
		return "The page appears here in a moment. The first time, this takes about ten seconds.";
	if (mistakes.length === 0) return "";
	return html ? "Before you save, fill in or correct:" : "The page cannot be shown yet:";
}

const preview = createClass({
	getInitialState: () => ({ mistakes: [], asked: false }),
	componentDidUpdate({ entry }: Preview["props"]) {
		if (entry === this.props.entry) return;
		clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.show(), PAUSE);
	},
	componentWillUnmount() {
		clearTimeout(this.timer);
		this.left = true;
	},
	async show() {
		this.outdated = true;
		if (this.asking) return;
		this.asking = true;
		// What was typed while the answer was made needs another one.
		while (this.outdated && !this.left) {
			this.outdated = false;
			const { entry } = this.props;
			const answer = await ask(entry);
			if (this.left) return;
			this.setState({ ...answer, html: answer.html, asked: true });
			if (this.frame && answer.html) fill(this.frame, answer.html);
		}
		this.asking = false;
	},
	render() {
		const { mistakes, html } = this.state;
		const notice = noticeOf(this.state);
		const items = mistakes.map((mistake) => h("li", { key: mistake }, mistake));
		const colours = mistakes.length > 0 && {
			background: "light-dark(#fdecea, #4a1512)",
			color: "light-dark(#611a15, #fdecea)",
		};
		return h(
			"div",
			{
				style: {
					...{ display: "flex", flexDirection: "column", height: "100vh", margin: "-8px" },
					...{ colorScheme: "light dark", background: "Canvas", color: "CanvasText" },
				},
			},
			h(
				"div",
				{ role: "status", style: { font: "1rem/1.5 system-ui, sans-serif" } },
				notice &&
					h(
						"div",
						// The buttons of the editor are at the right.
						{ style: { padding: ".5rem 5rem .5rem 1rem", ...colours } },
						notice,
						items.length > 0 && h("ul", { style: { margin: 0 } }, items),
					),
			),
			h("iframe", {
				title: "Preview of the page",
				// Its scripts do not run: the page is complete without them.
				sandbox: "allow-same-origin",
				srcDoc: "<!doctype html>",
				// A page that does not show the draft would be taken for it.
				style: { flex: 1, border: 0, visibility: html ? "visible" : "hidden" },
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
