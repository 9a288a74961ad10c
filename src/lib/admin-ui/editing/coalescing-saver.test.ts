import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CoalescingSaver } from './coalescing-saver.ts';

interface Patch {
  name?: string;
  height?: number;
}

/** A save that the test completes. */
function slowServer() {
  const calls: { patch: Patch; done: () => void; fail: (error: Error) => void }[] = [];
  const save = (patch: Patch) =>
    new Promise<void>((resolve, reject) => calls.push({ patch, done: () => resolve(), fail: reject }));
  return { calls, save };
}

const turn = () => vi.advanceTimersByTimeAsync(0);

describe('a coalescing saver', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('waits for quiet and sends changes together', async () => {
    const { calls, save } = slowServer();
    const saver = new CoalescingSaver<Patch>({ save, delay: 1000 });
    saver.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(900);
    saver.change({ name: 'AB', height: 50 });
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    expect(saver.getSnapshot().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map(({ patch }) => patch)).toEqual([{ name: 'AB', height: 50 }]);
    calls[0]?.done();
    await turn();
    expect(saver.getSnapshot()).toEqual({ state: 'saved', error: null, since: null });
  });

  test('waits as long as is wanted at the time of the change', async () => {
    const { calls, save } = slowServer();
    let delay = 1000;
    const saver = new CoalescingSaver<Patch>({ save, delay: () => delay });
    saver.change({ name: 'A' });
    delay = 400;
    saver.change({ name: 'AB' });
    await vi.advanceTimersByTimeAsync(399);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ patch }) => patch)).toEqual([{ name: 'AB' }]);
  });

  test('two who wait for the same save both hear that all is saved, also what came meanwhile', async () => {
    const { calls, save } = slowServer();
    const saver = new CoalescingSaver<Patch>({ save, delay: 1000 });
    saver.change({ name: 'A' });
    const first = saver.flush();
    saver.change({ name: 'AB' });
    // The delay ends while someone presses "Publish".
    const both = Promise.all([saver.flush(), saver.flush()]);
    calls[0]?.done();
    await turn();
    expect(calls.map(({ patch }) => patch)).toEqual([{ name: 'A' }, { name: 'AB' }]);
    calls[1]?.done();
    expect(await Promise.all([first, both])).toEqual([true, [true, true]]);
  });

  test('has one save in flight, and sends what came meanwhile afterwards', async () => {
    const { calls, save } = slowServer();
    const saver = new CoalescingSaver<Patch>({ save, delay: 1000 });
    saver.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(1000);
    saver.change({ name: 'B' });
    await vi.advanceTimersByTimeAsync(5000);
    saver.change({ height: 10 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
    calls[0]?.done();
    await turn();
    expect(calls.map(({ patch }) => patch)).toEqual([{ name: 'A' }, { name: 'B', height: 10 }]);
    calls[1]?.done();
    await turn();
    expect(saver.getSnapshot().state).toBe('saved');
  });

  test('keeps what the server did not take, under what was changed since', async () => {
    const { calls, save } = slowServer();
    const saver = new CoalescingSaver<Patch>({ save, delay: 1000 });
    saver.change({ name: 'A', height: 10 });
    await vi.advanceTimersByTimeAsync(1000);
    calls[0]?.fail(new Error('refused'));
    await turn();
    expect(saver.getSnapshot().state).toBe('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    saver.change({ name: 'B' });
    const flushed = saver.flush();
    expect(calls[1]?.patch).toEqual({ name: 'B', height: 10 });
    calls[1]?.done();
    expect(await flushed).toBe(true);
  });

  test('tries again by itself where the failure may pass', async () => {
    const { calls, save } = slowServer();
    const saver = new CoalescingSaver<Patch>({ save, delay: 10, passes: () => true, retryDelay: 3000 });
    saver.change({ name: 'A' });
    await vi.advanceTimersByTimeAsync(10);
    calls[0]?.fail(new Error('line lost'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(calls).toHaveLength(2);
  });

  test('tells of a failure once, and again after a save that succeeded', async () => {
    const { calls, save } = slowServer();
    const told: unknown[] = [];
    const saver = new CoalescingSaver<Patch>({
      save,
      delay: 10,
      passes: () => true,
      retryDelay: 3000,
      onFailed: (error) => told.push(error),
    });
    const lost = new Error('line lost');
    const end = async (how: (call: (typeof calls)[number] | undefined) => void) => {
      await vi.advanceTimersByTimeAsync(3000);
      how(calls.at(-1));
      await turn();
    };
    saver.change({ name: 'A' });
    await end((call) => call?.fail(lost));
    await end((call) => call?.fail(lost));
    expect(told).toEqual([lost]);
    await end((call) => call?.done());
    saver.change({ name: 'B' });
    await end((call) => call?.fail(lost));
    expect(told).toEqual([lost, lost]);
  });
});
