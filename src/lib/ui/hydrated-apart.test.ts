import { createElement } from 'react';
import { expect, test } from 'vitest';
import { HydratedApart } from './hydrated-apart.tsx';
import { renderParts } from './render-parts.tsx';

const apart = (children: unknown) => createElement(HydratedApart, null, children as string);
const Bomb = () => {
  throw new Error('bang');
};

test('a part has the boundary that React needs to hydrate it on its own', () =>
  expect(renderParts(createElement('main', null, apart('here')))).toBe('<main><!--$-->here<!--/$--></main>'));

test('a long part is in its place in the HTML, without script', () => {
  const long = 'word '.repeat(10_000);
  expect(renderParts(apart(createElement('p', null, long)))).toBe(`<!--$--><p>${long}</p><!--/$-->`);
});

test.each([
  ['in a part', apart(createElement(Bomb))],
  ['in a part of a part', apart(createElement('div', null, 'before', apart(createElement(Bomb))))],
])('an error %s is thrown', (_, content) => expect(() => renderParts(content)).toThrow('bang'));

test('text that looks like the mark of a failed part is text', () =>
  expect(renderParts(apart('<template data-failed-part'))).toBe(
    '<!--$-->&lt;template data-failed-part<!--/$-->',
  ));
