import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { RefreshingClient } from './refreshing-client.ts';

/** A list that is asked for, and answered by hand. */
function asked() {
  const client = new RefreshingClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((names: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((answer) => answers.push(answer));
  const observer = new QueryObserver(client, { queryKey: ['files', 'list'], queryFn });
  const stop = observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data;
  return { client, answers, observer, shown, stop };
}

test('a list that loads for the first time during a change is loaded again after it', async () => {
  const { client, answers, shown, stop } = asked();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const refreshed = client.invalidateQueries({ queryKey: ['files'] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(['before']);
  answers[1]?.(['before', 'after']);
  await refreshed;
  expect(shown()).toEqual(['before', 'after']);
  stop();
});

test('a change to other lists, or one that asks for no reload, leaves a first load alone', async () => {
  const { client, answers, shown, stop } = asked();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await client.invalidateQueries({ queryKey: ['orders'] });
  await client.invalidateQueries({ queryKey: ['files'], refetchType: 'none' });
  answers[0]?.(['kept']);
  await vi.waitFor(() => expect(shown()).toEqual(['kept']));
  expect(answers).toHaveLength(1);
  stop();
});
