/** A reason why the service cannot start; its message is one line for the person who starts it. */
export class StartError extends Error {}

const ADVICE = {
	DATA_DIR: "Set DATA_DIR to a folder that this user can write to.",
	DATABASE_URL: "Check that the database runs and that user, password and database name are right.",
};

/**
 * Opens the place that a setting names.
 * @param place as it may be shown: without a password
 * @throws StartError with the setting, the place and the reason
 */
export async function orStartError<T>(
	setting: keyof typeof ADVICE,
	place: string,
	open: (place: string) => T | Promise<T>,
): Promise<T> {
	try {
		return await open(place);
	} catch (error) {
		const { message, code } = error as NodeJS.ErrnoException;
		const reason = (message || code || "").replace(/\s+/g, " ");
		throw new StartError(`${setting} cannot be used: ${place}: ${reason}. ${ADVICE[setting]}`);
	}
}
