/** `npm run editors -- invite <name> | list | remove <name>`: who may use the editor of a server. */
import { main } from "../../run/step.ts";
import { Access, INVITATION_HOURS } from "./access.ts";
import { editorSettings } from "./editor-settings.ts";

await main(async () => {
	const [command, name = ""] = process.argv.slice(2);
	const { origin, accessFolder } = editorSettings(process.env);
	const access = new Access(accessFolder);
	switch (command) {
		case "invite":
			console.log(`${origin}/log-in#${access.invite(name)}`);
			console.log(`Send this link to ${name}. It works once, within ${INVITATION_HOURS} hours.`);
			return;
		case "remove":
			access.remove(name);
			console.log(`${name} can no longer use the editor.`);
			return;
		case "list": {
			const lines = access
				.list()
				.map((one) => `${one.name}, ${one.state}, until ${one.until.toISOString().slice(0, 16)}`);
			console.log(lines.join("\n") || "Nobody is invited.");
			return;
		}
	}
	throw new Error("Use npm run editors -- invite <name>, list or remove <name>.");
});
