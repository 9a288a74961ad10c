import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge, record, redo, startHistory, undo, upToDate } from './edit-history.ts';

test('n edits and n undos give the first state back, and n redos the last', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 50 }), (texts) => {
      const first = { text: '' };
      const edits = texts.map((text) => ({ text }));
      const end = edits.reduce((history, edit) => record(history, edit, null, 0), startHistory(first));
      const back = edits.reduce((history) => undo(history), end);
      expect(back.present).toBe(first);
      expect(back.past).toHaveLength(0);
      const forth = edits.reduce((history) => redo(history), back);
      expect(forth.present).toBe(end.present);
    }),
  );
});

test('letters typed into one field are one step, until there is a pause', () => {
  let history = startHistory('');
  for (const [text, at] of [
    ['a', 0],
    ['ab', 500],
    ['abc', 1000],
    ['abc d', 9000],
  ] as const)
    history = record(history, text, 'title', at);
  expect(undo(history).present).toBe('abc');
  expect(undo(undo(history)).present).toBe('');
});

test('an edit after an undo ends what could be redone', () => {
  const history = undo(record(startHistory('a'), 'b', null, 0));
  expect(redo(record(history, 'c', null, 0)).present).toBe('c');
});

test('nothing to undo changes nothing', () => {
  const history = startHistory('a');
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
  expect(record(history, 'a', null, 0)).toBe(history);
});

test('undo and redo keep what others changed, whenever that arrived', () => {
  type Step = 'edit' | 'type' | 'undo' | 'redo' | 'merge';
  const steps = fc.array(fc.constantFrom<Step>('edit', 'type', 'undo', 'redo', 'merge'), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (list) => {
      // The same steps without the other person say what the screen shows of this one's work.
      let alone = startHistory('');
      let history = startHistory({ mine: '', theirs: 0 });
      let merges = 0;
      for (const [index, step] of list.entries()) {
        if (step === 'merge') {
          merges += 1;
          const theirs = merges;
          history = merge(history, (state) => ({ ...state, theirs }));
        } else if (step === 'undo' || step === 'redo') {
          alone = step === 'undo' ? undo(alone) : redo(alone);
          history = step === 'undo' ? undo(history) : redo(history);
        } else {
          const key = step === 'type' ? 'title' : null;
          alone = record(alone, String(index), key, index);
          history = record(history, { ...history.present, mine: String(index) }, key, index);
        }
        expect(history.present).toEqual({ mine: alone.present, theirs: merges });
        expect(history.past).toHaveLength(alone.past.length);
        expect(upToDate(history).every(({ theirs }) => theirs === merges)).toBe(true);
      }
    }),
  );
});
