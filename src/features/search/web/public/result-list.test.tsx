import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ResultList } from './result-list.tsx';

const part = (text: string) => [{ text, found: false }];

function listed(title: string, excerpt: string): string {
  const result = { _id: 'a', kind: 'page', title: part(title), excerpt: part(excerpt) } as const;
  const element = <ResultList results={[{ ...result, href: '/visit' }]} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { other: '', main: 'ar' } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('title and excerpt of a result have their own direction', () => {
  const html = listed('Visit us.', '3 Tannery Yard.');
  expect(html).toContain('<bdi>Visit us.</bdi></a>');
  expect(html).toContain('<bdi>3 Tannery Yard.</bdi></p>');
});

test('the groups of a phone number keep their order among Arabic words, those of hours are not touched', () => {
  expect(listed('اتصل بنا', 'شارع السوق · 01632 960118 · من 10 – 4 مساءً')).toContain(
    'شارع السوق · <bdi dir="ltr">01632 960118</bdi> · من 10 – 4 مساءً',
  );
  expect(listed('اتصل بنا', 'هاتف +20 2 1234 5678')).toContain(
    'هاتف <bdi dir="ltr">+20 2 1234 5678</bdi></bdi>',
  );
});
