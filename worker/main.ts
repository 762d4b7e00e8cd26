import type { WorkerEnv } from "./env.ts";

export { EnquiryService } from "./enquiry-service.ts";

/** Passes every request to the single Durable Object. The static assets answer all other paths. */
export default {
	fetch(request: Request, env: WorkerEnv): Promise<Response> {
		return env.ENQUIRIES.get(env.ENQUIRIES.idFromName("enquiries")).fetch(request);
	},
};
