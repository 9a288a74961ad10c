import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Ada Byron', 'Ada Byron'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['St. John O’Neill-Šimić', 'St. John O’Neill-Šimić'],
  ['You won! https://evil.example/prize', 'You won! https evil example/prize'],
  ['www.evil.example', 'www evil example'],
  ['mail win@evil.example', 'mail win evil example'],
])('%s appears as %s', (typed, shown) => expect(plainName(typed)).toBe(shown));

test('a long text is cut', () => expect(plainName('x'.repeat(200))).toHaveLength(60));
