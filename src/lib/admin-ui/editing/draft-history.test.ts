import { expect, test } from 'vitest';
import { changed, changesOf, replaced, settled, startHistory, stepped } from './draft-history.ts';

interface Draft {
  name: string;
  tags?: string[];
}

const start = () => startHistory<Draft>({ name: '' });

test('letters of a word are one step, a pause or another field begins the next', () => {
  let history = changed(start(), { name: 'J' }, 'name', 1000);
  history = changed(history, { name: 'Ju' }, 'name', 1500);
  expect(history.past).toEqual([{ name: '' }]);
  history = changed(history, { name: 'Jug' }, 'name', 2500);
  expect(history.past.map(({ name }) => name)).toEqual(['', 'Ju']);
  history = changed(history, { name: 'Jug', tags: ['new'] }, 'tags', 2600);
  history = changed(history, { name: 'Jug', tags: [] }, '', 2601);
  history = changed(history, { name: 'Jug', tags: ['old'] }, '', 2602);
  expect(history.past).toHaveLength(5);
  expect(changed(history, history.now, 'tags', 3000)).toBe(history);
});

test('undo and redo walk through the steps, and fill editors again', () => {
  let history = changed(changed(start(), { name: 'Jug' }, '', 0), { name: 'Mug' }, '', 0);
  expect(stepped(history, 'redo')).toBe(history);
  history = stepped(history, 'undo');
  expect(history).toMatchObject({ now: { name: 'Jug' }, turn: 1 });
  history = stepped(history, 'undo');
  expect(history.now).toEqual({ name: '' });
  expect(stepped(history, 'undo')).toBe(history);
  history = stepped(history, 'redo');
  expect(history).toMatchObject({ now: { name: 'Jug' }, future: [{ name: 'Mug' }] });
  // The first letter after an undo is a step even if it comes at once.
  expect(changed(history, { name: 'Jugs' }, '', 0)).toMatchObject({ future: [] });
});

test('what the server stored is shown, unless the user has typed on', () => {
  const sent = changed(start(), { name: ' Jug ' }, 'name', 0);
  const saved = settled(sent, sent.now, { name: 'Jug' });
  expect(saved).toMatchObject({ now: { name: 'Jug' }, turn: 1 });
  const typing = changed(sent, { name: ' Jug 2' }, 'name', 10);
  expect(settled(typing, sent.now, { name: 'Jug' })).toBe(typing);
  // Equal values keep their identity, so that no editor loses its cursor.
  expect(settled(sent, sent.now, { name: ' Jug ' })).toBe(sent);
  expect(replaced(sent, { name: ' Jug ' })).toBe(sent);
});

test('showing another version can be undone', () => {
  const mine = changed(start(), { name: 'Mine' }, 'name', 0);
  const theirs = replaced(mine, { name: 'Theirs' });
  expect(theirs).toMatchObject({ now: { name: 'Theirs' }, turn: 1 });
  expect(stepped(theirs, 'undo').now).toBe(mine.now);
});

test('changes are the fields that differ, also those that were removed', () => {
  expect(changesOf<Draft>({ name: 'Jug', tags: ['a'] }, { name: 'Jug', tags: ['a'] })).toEqual({});
  expect(changesOf<Draft>({ name: 'Jug', tags: ['a'] }, { name: 'Jug' })).toEqual({ tags: undefined });
  expect(changesOf<Draft>({ name: 'Jug' }, { name: 'Mug', tags: [] })).toEqual({ name: 'Mug', tags: [] });
});
