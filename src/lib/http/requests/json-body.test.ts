import { describe, expect, test } from 'vitest';
import { Refusal } from '../../errors.ts';
import { readJson } from './json-body.ts';

const refusal = (text: string): Refusal => {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was read.');
};

describe('a JSON body', () => {
  test('is read as it is, and nothing is undefined', () => {
    expect(readJson(' {"a":[1,{"b":null}]} ')).toEqual({ a: [1, { b: null }] });
    expect(readJson('')).toBeUndefined();
    expect(readJson(' \n')).toBeUndefined();
    expect(readJson('{"constructor":"word"}')).toEqual({ constructor: 'word' });
  });

  test.each([
    ['half a body', '{"a":', undefined],
    ['no JSON', "{'a':1}", undefined],
    ['a NUL character in a text', '{"a":["\\u0000"]}', 'a.0'],
    ['a NUL character in a key', '{"a":{"\\u0000":1}}', 'a'],
    ['half a character', '{"a":"\\ud800"}', 'a'],
    ['a key for the prototype', '{"a":{"__proto__":{"owner":true}}}', 'a'],
    ['nesting without end', '['.repeat(150_000) + ']'.repeat(150_000), undefined],
    ['deep nesting', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`, undefined],
  ])('is refused with %s', (_what, text, field) => {
    const { status, detail, message } = refusal(text);
    expect(status).toBe(400);
    expect(message).toMatch(/\w+ \w+/);
    if (field !== undefined) expect(Object.keys(detail.fields ?? {})).toEqual([field]);
  });

  test('may nest as deep as pages need', () => {
    expect(() => readJson(`${'['.repeat(99)}${']'.repeat(99)}`)).not.toThrow();
  });
});
