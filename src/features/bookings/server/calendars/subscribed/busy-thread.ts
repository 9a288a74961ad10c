import { parentPort, workerData } from 'node:worker_threads';
import { BadCalendar, busyTimes, type BusyWindow } from './busy-times.ts';

const { text, window } = workerData as { text: string; window: BusyWindow };
try {
  parentPort?.postMessage({ times: busyTimes(text, window) }, []);
} catch (error) {
  // Any other failure inside is the file's fault, too.
  parentPort?.postMessage({ problem: error instanceof BadCalendar ? error.problem : 'no-calendar' }, []);
}
