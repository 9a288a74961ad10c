import { expect, test } from 'vitest';
import type { FormField } from '../../../form-shapes.ts';
import { copyField, moveRow, newField, questionsOf, retyped, rowsOf } from './rows.ts';

const field = (name: string, step = 0, when?: FormField['when']): FormField => ({
  ...newField('text', []),
  name,
  step,
  ...(when ? { when } : {}),
});
const form = { steps: ['One', 'Two'], content: [field('a'), field('b'), field('c', 1)] };
const names = (rows: ReturnType<typeof rowsOf>) => rows.map(({ id }) => id);

test('rows and questions say the same', () => {
  expect(names(rowsOf(form))).toEqual(['step-0', 'a', 'b', 'step-1', 'c']);
  expect(questionsOf(rowsOf(form))).toEqual(form);
});

test('a question that moves past a title changes its step', () => {
  const moved = questionsOf(moveRow(rowsOf(form), 2, 3));
  expect(moved.content.map(({ name, step }) => [name, step])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1],
  ]);
});

test('nothing moves above the first title, and titles stay', () => {
  const rows = rowsOf(form);
  expect(names([...moveRow(rows, 4, 0)])).toEqual(['step-0', 'c', 'a', 'b', 'step-1']);
  expect(moveRow(rows, 3, 1)).toBe(rows);
  expect(moveRow(rows, 1, -4)).toBe(rows);
});

test('a condition whose question comes later now is dropped', () => {
  const rows = rowsOf({ steps: [], content: [field('a'), field('b', 0, { field: 'a', is: '*' })] });
  expect(questionsOf(moveRow(rows, 1, 0)).content.map(({ name, when }) => [name, when])).toEqual([
    ['b', undefined],
    ['a', undefined],
  ]);
});

test('names are free, also of copies', () => {
  const fields = [newField('email', [])];
  fields.push(newField('email', fields));
  fields.push(copyField(fields[1] ?? field('x'), fields));
  expect(fields.map(({ name }) => name)).toEqual(['email', 'email-2', 'email-3']);
});

test('another kind brings what it needs and leaves what it does not know', () => {
  const choice = retyped({ ...field('a'), most: 3 }, 'choice');
  expect(choice).toMatchObject({ type: 'choice', options: ['First', 'Second'] });
  expect(choice).not.toHaveProperty('most');
  expect(retyped(choice, 'text')).not.toHaveProperty('options');
});
