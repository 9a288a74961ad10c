import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ItemName } from './item-name.tsx';

const shown = (base: string, isTranslated: boolean): string => {
  const element = <ItemName isTranslated={isTranslated}>وعاء</ItemName>;
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { other: base.slice(1), main: 'ar' } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('a name that isn’t translated says its language and direction on a page in another', () => {
  expect(shown('/de', false)).toBe('<bdi lang="ar" dir="rtl" data-original="true">وعاء</bdi>');
  expect(shown('/de', true)).toBe('<bdi>وعاء</bdi>');
  expect(shown('', false)).toBe('<bdi>وعاء</bdi>');
});
