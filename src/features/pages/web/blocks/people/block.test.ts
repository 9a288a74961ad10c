import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { peopleBlock } from './block.ts';
import { PeopleView } from './view.tsx';

describe('people', () => checkBlock(peopleBlock, PeopleView));

test('a link always has words', () => {
  const words = (person: object) =>
    /<a [^>]*>([^<]*)/.exec(markup(peopleBlock, PeopleView, { items: [{ name: 'Maya', ...person }] }))?.[1];
  expect(words({ href: '/maya' })).toBe('More about Maya');
  expect(words({ href: 'mailto:maya@example.org' })).toBe('maya@example.org');
  expect(words({ href: '/maya', linkLabel: 'Say hello' })).toBe('Say hello');
  expect(words({})).toBeUndefined();
});
