import { By, type WebDriver, type WebElement } from "selenium-webdriver";
import { lostText } from "#tools/accessibility/lost-text.ts";
import { takeComplaints } from "./keep-complaints.ts";
import { pageFaults } from "./page-faults.ts";

const PATIENCE = 10_000;

/** A new visitor in WebKit. */
export class Visitor {
	readonly browser: WebDriver;
	readonly #url: string;

	constructor(browser: WebDriver, url: string) {
		this.browser = browser;
		this.#url = url;
	}

	/** Opens a page and waits for nothing more than its load. */
	open(path: string) {
		return this.browser.get(`${this.#url}${path}`);
	}

	/** Waits until all of the page works; the pointer's move is the sign that its last parts wait for. */
	async wholePage() {
		await this.until(() => document.documentElement.dataset.hydrated === "");
		await this.browser.executeScript(() => dispatchEvent(new Event("pointermove")));
		await this.until(() => document.documentElement.dataset.complete === "");
	}

	/** Waits for what is asked in the page. */
	async until<A extends unknown[]>(question: (...given: A) => unknown, ...given: A) {
		await this.browser.wait(
			() => this.browser.executeScript(question, ...given),
			PATIENCE,
			`Never: ${question}`,
		);
	}

	/** The first visible element of this selector, once there is one. */
	async the(selector: string): Promise<WebElement> {
		let found: WebElement | undefined;
		await this.browser.wait(
			async () => {
				for (const element of await this.browser.findElements(By.css(selector))) {
					if (await element.isDisplayed()) found = element;
					if (found) return true;
				}
				return false;
			},
			PATIENCE,
			`Not visible: ${selector}`,
		);
		return found as WebElement;
	}

	async click(selector: string) {
		await (await this.the(selector)).click();
	}

	/** All that is wrong with the page as it stands, and what it did since it was last asked. */
	async faults(): Promise<string[]> {
		const seen: string[] = await this.browser.executeScript(pageFaults);
		const lost: string[] = await this.browser.executeScript(lostText);
		return [...seen, ...lost, ...(await this.complaints())];
	}

	/** What no page may do and these did, since it was last asked. */
	complaints(): Promise<string[]> {
		return this.browser.executeScript(takeComplaints);
	}
}
