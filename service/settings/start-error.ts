/** A reason why the service cannot start. The message is one line for whoever starts it. */
export class StartError extends Error {}

const ADVICE = {
	DATA_DIR: "Set DATA_DIR to a folder that this user can write to.",
	DATABASE_URL: "Check that the database runs and that user, password and database name are right.",
};

/**
 * Opens what a setting names, and turns any error into a StartError.
 * @param location what the setting names, in a form that may be shown: without a password
 * @throws StartError with the setting, the location and the reason
 */
export async function orStartError<T>(
	setting: keyof typeof ADVICE,
	location: string,
	open: (location: string) => T | Promise<T>,
): Promise<T> {
	try {
		return await open(location);
	} catch (error) {
		const { message, code } = error as NodeJS.ErrnoException;
		const reason = (message || code || "").replace(/\s+/g, " ");
		throw new StartError(`${setting} cannot be used: ${location}: ${reason}. ${ADVICE[setting]}`);
	}
}
