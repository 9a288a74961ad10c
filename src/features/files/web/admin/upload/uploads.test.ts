import { expect, test } from 'vitest';
import { nextToSend, percentOf, smoothRate, totalsOf, type Upload, type UploadState } from './uploads.ts';

const upload = (id: string, state: UploadState, more: Partial<Upload> = {}): Upload => ({
  id,
  name: id,
  folder: '',
  type: '',
  size: 100,
  sent: 0,
  rate: 0,
  state,
  problem: null,
  fileId: null,
  known: false,
  ...more,
});

test('no more than three are under way, in the order of choosing', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => upload(id, 'waiting'));
  expect(nextToSend(all).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(nextToSend([upload('x', 'sending'), upload('y', 'sending'), ...all]).map(({ id }) => id)).toEqual([
    'a',
  ]);
  expect(nextToSend([upload('x', 'paused'), upload('y', 'failed'), upload('z', 'waiting')])).toHaveLength(1);
});

test('totals leave out what has failed, and guess the time from what is moving', () => {
  const totals = totalsOf([
    upload('a', 'done', { sent: 0 }),
    upload('b', 'sending', { sent: 50, rate: 25 }),
    upload('c', 'failed', { sent: 99 }),
    upload('d', 'waiting'),
  ]);
  expect(totals).toEqual({ count: 4, done: 1, failed: 1, size: 300, sent: 150, left: 6 });
  expect(totalsOf([upload('a', 'paused')]).left).toBeNull();
});

test('a speed follows changes without jumping', () => {
  const first = smoothRate(0, 500, 500);
  expect(first).toBe(1000);
  expect(smoothRate(first, 2000, 500)).toBe(2000);
});

test('nothing is whole before it is', () => {
  expect(percentOf(999, 1000)).toBe(99);
  expect(percentOf(1000, 1000)).toBe(100);
  expect(percentOf(0, 0)).toBe(0);
});
