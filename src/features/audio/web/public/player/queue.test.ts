import { describe, expect, test } from 'vitest';
import type { AudioTrack } from '../../../contract.ts';
import { choose, clock, emptyQueue, moved, renewed, step, without } from './queue.ts';

const track = (id: string, audio: string | null = `/files/${id}.mp3`): AudioTrack => ({
  _id: id,
  audio,
  image: null,
  header: id,
  artist: '',
  caption: '',
  index: 0,
  duration: 10,
  sale: null,
  preview: false,
});
const [a, b, c, silent] = [track('a'), track('b'), track('c'), track('silent', null)];
const ids = ({ tracks, index }: ReturnType<typeof moved>) => [tracks.map(({ _id }) => _id).join(''), index];

describe('only tracks with audio play', () => {
  test('choosing one without leaves everything as it is', () => {
    const before = { tracks: [a, b], index: 1 };
    expect(choose(before, [a, silent], 1)).toBe(before);
    expect(choose(before, [a, c], 1)).toEqual({ tracks: [a, c], index: 1 });
    expect(choose(emptyQueue, [], 0)).toBe(emptyQueue);
  });

  test.each([
    [[a, b, c], 0, 1],
    [[a, b, c], 2, 0],
    [[a, silent, c], 0, 2],
    [[a, b, silent], 1, 0],
    [[a], 0, 0],
    [[a, silent], 0, 0],
    [[], -1, -1],
    [[silent], 0, -1],
  ])('next in %# goes on by one, past silent ones, and wraps', (tracks, index, next) =>
    expect(step({ tracks, index }, 1)).toBe(next),
  );

  test('back wraps too', () => {
    expect(step({ tracks: [a, b, c], index: 0 }, -1)).toBe(2);
    expect(step({ tracks: [a, b, silent], index: 0 }, -1)).toBe(1);
  });
});

test.each([
  [0, ['bc', 0]],
  [1, ['ac', 1]],
  [2, ['ab', 1]],
])('taking out %i keeps what is heard, or puts the next in its place', (position, left) =>
  expect(ids(without({ tracks: [a, b, c], index: 1 }, position))).toEqual(left),
);
test('taking out the last one but empties the queue, and at the end the first comes', () => {
  expect(without({ tracks: [a], index: 0 }, 0)).toBe(emptyQueue);
  expect(ids(without({ tracks: [a, b], index: 1 }, 1))).toEqual(['a', 0]);
});

test.each([
  [0, 2, ['bca', 0]],
  [1, 0, ['bac', 0]],
  [2, 0, ['cab', 2]],
  [1, 9, ['acb', 2]],
  [0, 0, ['abc', 1]],
  [7, 0, ['abc', 1]],
])('moving %i to %i takes what is heard along', (from, to, left) =>
  expect(ids(moved({ tracks: [a, b, c], index: 1 }, from, to))).toEqual(left),
);

test('what is gone leaves a remembered queue, but for what is heard; the rest is as it is now', () => {
  const now = { ...c, header: 'C, renamed' };
  expect(renewed({ tracks: [a, b, c], index: 1 }, [now])).toEqual({ tracks: [b, now], index: 0 });
  expect(renewed({ tracks: [a], index: 0 }, [a]).tracks).toEqual([a]);
});

test.each([
  [0, '0:00'],
  [61.9, '1:01'],
  [3601, '1:00:01'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are written %s', (seconds, words) => expect(clock(seconds)).toBe(words));
