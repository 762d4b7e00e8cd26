/** A reason why the service cannot start. The message is one line for whoever starts it. */
export class StartError extends Error {}
