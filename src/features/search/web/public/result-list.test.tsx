import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ResultList } from './result-list.tsx';

test('title and excerpt of a result have their own direction', () => {
  const part = (text: string) => [{ text, found: false }];
  const result = {
    _id: 'a',
    kind: 'page',
    title: part('Visit us.'),
    excerpt: part('3 Tannery Yard.'),
  } as const;
  const element = <ResultList results={[{ ...result, href: '/visit' }]} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { other: '', main: 'ar' } } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('<bdi>Visit us.</bdi></a>');
  expect(html).toContain('<bdi>3 Tannery Yard.</bdi></p>');
});
