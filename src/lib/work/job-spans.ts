import { inSpan, traceparent } from '../tracing/spans.ts';
import type { JobQueue } from './jobs.ts';

/** A job as the library hands it out. */
export interface Taken<T> {
  data: T & { traceparent?: string };
  retryCount: number;
  createdOn: Date;
}

/** Jobs that run later than this, such as scheduled ones and repeats, have a trace of their own. */
const APART_MS = 5 * 60_000;

/** A job's data, with the trace that the job is part of. */
export function withTrace<T extends object>(data: T): T {
  const cause = traceparent();
  return cause === undefined ? data : { ...data, traceparent: cause };
}

/** Runs a job as a span of the trace that added it, and hands on its data. */
export function inJobSpan<T extends object>(
  { name }: JobQueue<T>,
  { data, retryCount, createdOn }: Taken<T>,
  work: (data: T) => Promise<void>,
): Promise<void> {
  // A process without the setting finds it too.
  const { traceparent: from, ...own } = data;
  const { websiteId } = own as { websiteId?: unknown };
  return inSpan(
    {
      name: `process ${name}`,
      kind: 'consumer',
      begins: true,
      from,
      apart: Date.now() - createdOn.getTime() > APART_MS,
      attributes: {
        'messaging.destination.name': name,
        'sitewright.job.rerun': retryCount,
        'sitewright.site.id': typeof websiteId === 'string' ? websiteId : undefined,
      },
    },
    () => work(own as T),
  );
}
