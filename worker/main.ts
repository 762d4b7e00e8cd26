import type { WorkerEnv } from "./env.ts";

export { EnquiryService } from "./enquiry-service.ts";

const isForService = (path: string) => /^\/(api|healthz)(?=\/|$)/.test(path);

/** The Worker: files come from the built site, the service's addresses from the one Durable Object. */
export default {
	fetch(request: Request, env: WorkerEnv): Promise<Response> {
		if (!isForService(new URL(request.url).pathname)) return env.ASSETS.fetch(request);
		return env.ENQUIRIES.get(env.ENQUIRIES.idFromName("enquiries")).fetch(request);
	},
};
