import type { WorkerEnv } from "./env.ts";

export { EnquiryService } from "./enquiry-service.ts";

/** Passes every request to the one Durable Object. Only the service's own paths come here. */
export default {
	fetch(request: Request, env: WorkerEnv): Promise<Response> {
		return env.ENQUIRIES.get(env.ENQUIRIES.idFromName("enquiries")).fetch(request);
	},
};
