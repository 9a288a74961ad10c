import { marked } from 'marked';
import { parentPort, workerData } from 'node:worker_threads';

parentPort?.postMessage(marked.parse(workerData as string, { async: false, gfm: true }), []);
