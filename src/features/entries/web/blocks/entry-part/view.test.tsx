import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ContentType } from '../../../entry-shapes.ts';
import { sampleEntry } from '../../admin/layout/sample-entry.ts';
import { EntryContext } from '../../public/entry-context.ts';
import type { ShownValue } from '../../../entry-shapes.ts';
import type { EntryPartProps } from './block.ts';
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
function shown(part: string, more: Partial<EntryPartProps> = {}, values: readonly ShownValue[] = []): string {
  const element = (
    <EntryContext value={{ ...here, entry: { ...here.entry, values: [...values] } }}>
      <EntryPartView id="a" part={part as 'title'} field="" label look="plain" {...more} />
    </EntryContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('a part is shown, and one that this release doesn’t know shows nothing', () => {
  expect(shown('title')).toContain('<h1');
  for (const part of ['password', 'constructor', '']) expect(shown(part), part).toBe('');
});

const value = (key: string, kind: ShownValue['kind'], content: unknown, label = key): ShownValue => ({
  key,
  kind,
  label,
  value: content,
});

test('a link is a button with the name of its field, and anything else isn’t', () => {
  const button = { field: 'apply', label: false, look: 'button' } as const;
  const link = shown('field', button, [value('apply', 'link', 'https://jobs.example/1', 'Apply')]);
  expect(link).toContain('class="button" href="https://jobs.example/1" rel="noopener">');
  expect(link).toContain('Apply');
  expect(link).not.toContain('jobs.example/1<');
  expect(shown('field', button, [value('apply', 'link', 'javascript:alert(1)', 'Apply')])).not.toContain(
    'href',
  );
  expect(shown('field', button, [value('apply', 'text', 'By post')])).not.toContain('button');
});

test('a field is a quote without its name only', () => {
  const quote = { field: 'quote', look: 'quote' } as const;
  const values = [value('quote', 'multiline', 'Kind and quick')];
  expect(shown('field', { ...quote, label: false }, values)).toMatch(
    /<blockquote.*Kind and quick.*<\/blockquote>/,
  );
  expect(shown('field', { ...quote, label: true }, values)).not.toContain('<blockquote');
});
