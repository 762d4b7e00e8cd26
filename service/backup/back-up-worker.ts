/** Makes one backup in a thread of its own, with the options that it is given, and posts the copy. */
import { parentPort, workerData } from "node:worker_threads";
import { backUp } from "./back-up.ts";

parentPort?.postMessage(await backUp(workerData));
