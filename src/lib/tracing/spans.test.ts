import { afterEach, expect, test } from 'vitest';
import { inSpan, isTraced, type OpenSpan, startSpan, traceFields, traceparent, traceWith } from './spans.ts';

interface Noted {
  name: string;
  parent: string | undefined;
  failed?: unknown;
}

function noteSpans(recording = true): Noted[] {
  const noted: Noted[] = [];
  traceWith({
    start: ({ name }, parent) => {
      const entry: Noted = { name, parent: parent?.spanId };
      noted.push(entry);
      const span: OpenSpan & { ended: boolean } = {
        traceId: 't',
        spanId: name,
        traceparent: `00-t-${name}-01`,
        recording,
        ended: false,
        set() {},
        rename() {},
        fail: (error) => (entry.failed = error),
        end: () => (span.ended = true),
      };
      return span;
    },
  });
  return noted;
}
afterEach(() => traceWith(undefined));

const begins = { name: 'request', kind: 'server', begins: true } as const;
const part = { name: 'part', kind: 'internal' } as const;

test('without a tracer, work runs as it is', async () => {
  expect(await inSpan(begins, async () => [traceparent(), traceFields(), isTraced()])).toEqual([
    undefined,
    {},
    false,
  ]);
  expect(startSpan(begins)).toBeUndefined();
});

test('parts belong to the work that they are within, after waiting too', async () => {
  const noted = noteSpans();
  await inSpan(begins, async () => {
    await new Promise(setImmediate);
    expect(traceFields()).toEqual({ trace_id: 't', span_id: 'request' });
    await inSpan(part, async () => expect(traceparent()).toBe('00-t-part-01'));
    await inSpan(begins, async () => {});
  });
  await inSpan(part, async () => expect(isTraced()).toBe(false));
  expect(noted).toEqual([
    { name: 'request', parent: undefined },
    { name: 'part', parent: 'request' },
    { name: 'request', parent: undefined },
  ]);
});

test('a timer that a request leaves behind is no part of it', async () => {
  const noted = noteSpans();
  let later: Promise<void> = Promise.resolve();
  const ended = Promise.withResolvers<void>();
  await inSpan(begins, async () => {
    later = ended.promise.then(() => inSpan(part, async () => expect(traceFields()).toEqual({})));
  });
  ended.resolve();
  await later;
  expect(noted).toHaveLength(1);
});

test('an error is noted and thrown; parts of what is not recorded are not noted', async () => {
  const wrong = new Error('wrong');
  const noted = noteSpans(false);
  const work = inSpan(begins, () => inSpan(part, () => Promise.reject(wrong)));
  await expect(work).rejects.toBe(wrong);
  expect(noted).toEqual([{ name: 'request', parent: undefined, failed: wrong }]);
});
