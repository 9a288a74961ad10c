import { expect, test } from 'vitest';
import { toolbarPlace } from './toolbar-place.ts';

const room = { width: 1000, height: 700 };
const size = { width: 300, height: 40 };
const at = (left: number, top: number, height: number, scale = 1) =>
  toolbarPlace({ left, top, height }, scale, room, size);

test('is above the block, in pixels of the screen', () => {
  expect(at(100, 200, 300)).toEqual({ left: 100, top: 150, visibility: undefined });
  expect(at(100, 200, 300, 0.5)).toEqual({ left: 50, top: 50, visibility: undefined });
});

test('stays on the canvas when there is no room above or beside', () => {
  expect(at(-20, 10, 300)).toMatchObject({ left: 4, top: 8 });
  expect(at(900, -200, 600)).toMatchObject({ left: 688, top: 8 });
  // The end of a tall block takes the toolbar along.
  expect(at(100, -500, 540)).toMatchObject({ top: 4, visibility: undefined });
});

test('is hidden while its block is out of sight', () => {
  expect(at(100, -500, 400).visibility).toBe('hidden');
  expect(at(100, 900, 100).visibility).toBe('hidden');
});
