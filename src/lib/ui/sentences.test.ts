import { afterEach, describe, expect, test } from 'vitest';
import { invalid, notFound, Refusal } from '../errors.ts';
import { CallError } from '../http/client.ts';
import { fieldsOf, isRefusal, sentenceOf } from './sentences.ts';
import { dismiss, notify, useToasts } from './toast-store.ts';

describe('what a person is told of a failure', () => {
  test.each([
    [new CallError(400, 'Enter a name for the page.'), 'Enter a name for the page.'],
    [new CallError(400, ''), 'Bad Request. Make sure all forms are filled out properly.'],
    [new CallError(401, ''), "You're not allowed to do that!!!"],
    [new CallError(403, ''), "You're not allowed to do that!!!"],
    [new CallError(500, ''), 'Looks like the server is down... shit.'],
    [new CallError(418, ''), 'An error occurred'],
    [notFound('No such page.'), 'No such page.'],
    [new Error('select * from accounts'), 'An error occurred'],
    ['a thrown word', 'An error occurred'],
    [null, 'An error occurred'],
  ])('%s', (error, sentence) => {
    expect(sentenceOf(error)).toBe(sentence);
  });

  test('a refusal of the server counts in the renderer, which is built with its own copy of the class', async () => {
    const asCopy = '../errors.ts?copy';
    const copy = (await import(asCopy)) as typeof import('../errors.ts');
    const refusal = copy.notFound('No such page.');
    expect(refusal).not.toBeInstanceOf(Refusal);
    expect(isRefusal(refusal)).toBe(true);
    expect(sentenceOf(refusal)).toBe('No such page.');
  });

  test('fields come from either side', () => {
    expect(fieldsOf(invalid('No.', { email: 'Taken.' }))).toEqual({ email: 'Taken.' });
    expect(fieldsOf(new CallError(400, 'No.', { fields: { email: 'Taken.' } }))).toEqual({ email: 'Taken.' });
    expect(fieldsOf(notFound())).toEqual({});
  });
});

describe('toasts', () => {
  const shown = () => useToasts.getState().toasts.map(({ text }) => text);
  afterEach(() => {
    useToasts.setState({ toasts: [] });
  });

  test('the server has nobody to show one to, and keeps none for others', () => {
    notify('Saved.');
    expect(shown()).toEqual([]);
  });

  test('the newest three stay, the same words once', () => {
    for (const text of ['one', 'two', 'one', 'three', 'four']) notify(text, 'plain', true);
    expect(shown()).toEqual(['one', 'three', 'four']);
    dismiss(useToasts.getState().toasts[1]?.id ?? 0);
    expect(shown()).toEqual(['one', 'four']);
  });
});
