import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ContentType } from '../../../entry-shapes.ts';
import { sampleEntry } from '../../admin/layout/sample-entry.ts';
import { EntryContext } from '../../public/entry-context.ts';
import { EntryPartView } from './view.tsx';

const type = { _id: 'recipes', kind: 'other', name: 'Recipe', plural: 'Recipes', page: { slug: 'recipes' } };
const here = {
  entry: sampleEntry(type as ContentType),
  comments: null,
  tracks: [],
  currency: 'GBP',
  isOriginal: false,
  isLayoutOriginal: false,
  titleId: 'a',
  commentsId: null,
};
function shown(part: string): string {
  const element = (
    <EntryContext value={here}>
      <EntryPartView id="a" part={part as 'title'} field="" label />
    </EntryContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('a part is shown, and one that this release doesn’t know shows nothing', () => {
  expect(shown('title')).toContain('<h1');
  for (const part of ['password', 'constructor', '']) expect(shown(part), part).toBe('');
});
