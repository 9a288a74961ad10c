import { expect, test } from 'vitest';
import { folderOfPath, folderTrail, folderTree, isWithin, joinFolder } from './folders.ts';

test('folders are nested by path and sorted as people count', () => {
  const tree = folderTree([
    { path: 'Events/Day 10', files: 1 },
    { path: 'Events/Day 2', files: 2 },
    { path: '', files: 9 },
    { path: 'albums', files: 0 },
  ]);
  expect(tree.map(({ name }) => name)).toEqual(['albums', 'Events']);
  expect(tree[1]).toMatchObject({ path: 'Events', files: 0 });
  expect(tree[1]?.folders.map(({ path }) => path)).toEqual(['Events/Day 2', 'Events/Day 10']);
});

test('a trail leads down to the folder', () => {
  expect(folderTrail('a/b/c')).toEqual(['a', 'a/b', 'a/b/c']);
  expect(folderTrail('')).toEqual([]);
});

test('a folder lies within itself and what is above, and not beside a longer name', () => {
  expect(isWithin('a/b', 'a')).toBe(true);
  expect(isWithin('a', 'a')).toBe(true);
  expect(isWithin('ab', 'a')).toBe(false);
});

test.each([
  ['photo.jpg', ''],
  ['./Trip/Day 1/photo.jpg', 'Trip/Day 1'],
  ['/Trip/photo.jpg', 'Trip'],
  ['..\\..\\secret\u0000/photo.jpg', 'secret'],
  [`${'a/'.repeat(20)}x.png`, 'a/a/a/a/a/a/a/a'],
])('%j from a computer lies in %j', (path, folder) => expect(folderOfPath(path)).toBe(folder));

test('folders are joined without empty parts', () => {
  expect(joinFolder('', 'Trip')).toBe('Trip');
  expect(joinFolder('Events', '')).toBe('Events');
});
