import { describe, expect, test } from 'vitest';
import { mayMean, mistakes, trigrams, weighTerms, searchTermsIn } from './search-terms.ts';

describe('search words', () => {
  test('are small, without marks, and each once', () => {
    expect(searchTermsIn('Crème Jug, crème  & JUG-2')).toEqual(['creme', 'jug', '2']);
  });

  test('weigh by the heaviest text, up to a number of words', () => {
    const parts = [
      { texts: ['Blue mug'], weight: 3 },
      { texts: ['Large', 'Blue'], weight: 2 },
      { texts: ['tea', 'pot'], weight: 1 },
    ];
    expect([...weighTerms(parts, 4)]).toEqual([
      ['blue', 3],
      ['mug', 3],
      ['large', 2],
      ['tea', 1],
    ]);
  });

  test('have trigrams with their beginning and end marked', () => {
    expect(trigrams('mug')).toEqual(['  m', ' mu', 'mug', 'ug ']);
  });

  test.each([
    ['teapot', 'teapot', 0],
    ['tepot', 'teapot', 1],
    ['taepot', 'teapot', 1],
    ['teapoot', 'teapot', 1],
    ['vsae', 'vase', 1],
    ['bowl', 'vase', 4],
    ['', 'abc', 3],
  ])('%s is %s with %i mistakes apart', (a, b, count) => expect(mistakes(a, b)).toBe(count));

  test.each([
    ['tepot', 'teapots', true],
    ['plaet', 'plates', true],
    ['mug', 'jug', false],
    ['bowl', 'bowls', true],
    ['candle', 'kettle', false],
  ])('%s may mean %s: %s', (typed, word, may) => expect(mayMean(typed, word)).toBe(may));
});
