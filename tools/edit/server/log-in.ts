import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import { html, raw } from "hono/html";
import { type Access, INVITATION_HOURS, SESSION_DAYS } from "./access.ts";

/** Its name becomes __Host-editor, which binds it to this host and to TLS. */
const COOKIE = "editor";
const PREFIX = { prefix: "host", secure: true, path: "/" } as const;
const MOST_BYTES = 4096;

/** The token stands behind #, where no log of a server or proxy has it. */
const FILL_IN = raw(`
	const token = location.hash.slice(1);
	if (token) {
		document.querySelector("input").value = token;
		document.querySelector("form").hidden = false;
		document.querySelector("p").hidden = true;
	}
`);

const page = (sentence: string) => html`<!doctype html>
<html lang="en-GB">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="robots" content="noindex">
		<title>Log in to the editor</title>
		<style>
			:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
			body { max-width: 34rem; margin: 0 auto; padding: 3rem 1rem; }
			h1 { line-height: 1.2; }
			button { padding: .75rem 1.5rem; font: inherit; cursor: pointer; }
		</style>
	</head>
	<body>
		<main>
			<h1>Log in to the editor</h1>
			<p>${sentence}</p>
			<form method="post" action="/log-in" hidden>
				<input type="hidden" name="token">
				<button>Log in on this device</button>
			</form>
		</main>
		<script>${FILL_IN}</script>
	</body>
</html>`;

const NO_TOKEN =
	"Open the link of your invitation on this device. If you have none, ask the person who looks after the site for one.";
const REFUSED = `This invitation has been used, or is older than ${INVITATION_HOURS} hours: ask for a new one.`;
const LOGGED_OUT =
	"You are no longer logged in, so nothing was saved: copy your text, log in with a new invitation and put it in again.";

const sessionOf = async (access: Access, context: Context) =>
	(await getSignedCookie(context, access.key, COOKIE, "host")) || undefined;

/** Returns the name of the person who sent a request, if they are logged in. */
export async function editorOf(access: Access, context: Context): Promise<string | undefined> {
	const session = await sessionOf(access, context);
	return session && access.nameOf(session);
}

/** The page to which an invitation leads. Only its button uses the invitation up: mail scanners open links. */
export function logInRoutes(access: Access): Hono {
	const app = new Hono();
	const refuse = (context: Context) => context.html(page(REFUSED), 403);
	app.get("/log-in", (context) => context.html(page(NO_TOKEN)));
	app.post("/log-in", bodyLimit({ maxSize: MOST_BYTES, onError: refuse }), async (context) => {
		const { token } = await context.req.parseBody();
		const session = typeof token === "string" ? access.logIn(token) : undefined;
		if (!session) return refuse(context);
		await setSignedCookie(context, COOKIE, session, access.key, {
			...PREFIX,
			...{ httpOnly: true, sameSite: "Lax", maxAge: SESSION_DAYS * 86_400 },
		});
		return context.redirect("/", 303);
	});
	app.post("/log-out", async (context) => {
		const session = await sessionOf(access, context);
		if (session) access.logOut(session);
		deleteCookie(context, COOKIE, PREFIX);
		return context.redirect("/log-in", 303);
	});
	return app;
}

/** Lets only people with a session pass. */
export const requireSession =
	(access: Access): MiddlewareHandler =>
	async (context, next) => {
		if (await editorOf(access, context)) return next();
		if (context.req.path.startsWith("/api/")) return context.json({ error: LOGGED_OUT }, 401);
		return context.redirect("/log-in", 303);
	};
