import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/http/client.ts';
import { queryClient } from './query-client.ts';

vi.mock('../../../lib/admin-ui/tell.tsx', () => ({ tellError: () => '', tellListed: () => undefined }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** How often a list that never loads is asked for. */
async function attempts(error: Error): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const asked = queryClient.fetchQuery({
    ...queryClient.getDefaultOptions().queries,
    queryKey: ['list'],
    queryFn,
  });
  await Promise.all([expect(asked).rejects.toBe(error), vi.runAllTimersAsync()]);
  return queryFn.mock.calls.length;
}

test('a list is asked for again while the server is busy, twice without a reply, and never after a refusal', async () => {
  expect(await attempts(new CallError(503, 'The site is very busy.'))).toBe(5);
  expect(await attempts(new CallError(0, ''))).toBe(3);
  expect(await attempts(new CallError(502, ''))).toBe(3);
  expect(await attempts(new CallError(500, ''))).toBe(1);
  expect(await attempts(new CallError(404, 'This product no longer exists.'))).toBe(1);
  expect(await attempts(new Error('a bug'))).toBe(1);
});
