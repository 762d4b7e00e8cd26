import { useEffect, useRef, useState } from "react";
import type { PageOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import { type Receipt, referenceOf, STATE_PATH, TAKE_BACK_PATH } from "#shared/reference.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { Button } from "#site/components/button/button.tsx";
import { Modal } from "#site/components/modal/modal.tsx";
import styles from "./enquiry-receipt.module.css";

const STATES = ["received", "with-team", "answered"] as const;

/** What the page knows. "unknown": there is no such enquiry, or not any more. */
type Known = { receipt: Receipt } | "asking" | "unknown" | "away" | "taken-back";

/** The key goes in the body, so that no server's log has it. */
const post = (path: string, key: string) =>
	fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ key }),
	});

async function ask(key: string): Promise<Known> {
	try {
		const response = await post(STATE_PATH, key);
		if (response.ok) return { receipt: await response.json() };
		return response.status === 404 ? "unknown" : "away";
	} catch {
		return "away";
	}
}

async function takeBack(key: string): Promise<Known> {
	try {
		const response = await post(TAKE_BACK_PATH, key);
		if (response.ok) return "taken-back";
		return response.status === 404 ? "unknown" : "away";
	} catch {
		return "away";
	}
}

/** In the visitor's time zone, or in UTC if the browser does not know it. */
function timeText(time: number): string {
	const format = (timeZone?: string) =>
		new Date(time).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone });
	try {
		return format();
	} catch {
		return `${format("UTC")} UTC`;
	}
}

type Words = PageOf<"receipt">["words"];

function States({ words, receipt }: { words: Words; receipt: Receipt }) {
	const reached = STATES.indexOf(receipt.state);
	const times = [receipt.receivedAt, receipt.mailedAt, receipt.answeredAt];
	return (
		<ol className={styles.states}>
			{STATES.map((state, index) => (
				<li key={state} aria-current={index === reached ? "step" : undefined}>
					<span className={index <= reached ? styles.reached : styles.ahead}>
						{words.states[state]}
					</span>{" "}
					{index > reached && <small>{words.ahead}</small>}
					{times[index] !== undefined && <time>{timeText(times[index])}</time>}
				</li>
			))}
		</ol>
	);
}

type EnquiryReceiptProps = { words: Words };

/** The state of the enquiry whose key stands behind # in the address, and a way to take it back. */
export function EnquiryReceipt({ words }: EnquiryReceiptProps) {
	const [key, setKey] = useState<string>();
	const [known, setKnown] = useState<Known>("asking");
	const [asked, setAsked] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const told = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const read = () => setKey(location.hash.slice(1));
		read();
		addEventListener("hashchange", read);
		return () => removeEventListener("hashchange", read);
	}, []);
	useEffect(() => {
		let current = true;
		setKnown(key === "" ? "unknown" : "asking");
		if (key) void ask(key).then((answer) => current && setKnown(answer));
		return () => {
			current = false;
		};
	}, [key]);

	/** The pressed button goes away, so the focus goes to the answer. */
	async function tell(answer: Promise<Known>) {
		setAsked(false);
		setKnown("asking");
		setKnown(await answer);
		told.current?.focus();
	}

	return (
		<div className={styles.receipt}>
			{/* No role="status": Orca passes over its text when it reads the page. */}
			<div ref={told} tabIndex={-1} aria-live="polite" className={styles.told}>
				{typeof known === "string" ? (
					<p>{words[known]}</p>
				) : (
					<>
						<p>{fill(words.reference, { reference: referenceOf(key ?? "") ?? "" })}</p>
						<States words={words} receipt={known.receipt} />
					</>
				)}
			</div>
			{known === "away" && key && (
				<Button onClick={() => void tell(ask(key))}>{words.again}</Button>
			)}
			{typeof known === "object" && (
				<Button ref={opener} variant="line" onClick={() => setAsked(true)}>
					{words.takeBack}
				</Button>
			)}
			{asked && key && (
				<Modal
					title={words.question}
					status={`${words.question} ${words.consequence}`}
					glyph={<BrandMark size={76} />}
					closeLabel={words.keep}
					actions={
						<Button variant="line" onClick={() => void tell(takeBack(key))}>
							{words.takeBack}
						</Button>
					}
					onClose={() => {
						setAsked(false);
						opener.current?.focus();
					}}
				>
					<p>{words.consequence}</p>
				</Modal>
			)}
		</div>
	);
}
