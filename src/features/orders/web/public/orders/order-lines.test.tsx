import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../../../../lib/messages/use-messages.ts';
import type { Order } from '../../../contract.ts';
import { OrderLines } from './order-lines.tsx';

const shown = (label: string): string => {
  const download = { files: [{ file: 'f', label }], left: 3, until: null, waitsUntil: null };
  const item = { _id: 'i', label: 'Glasurbuch', quantity: 1, price: 9, kind: 'digital', refunded: 0 };
  const order = { _id: 'o', status: 1, currency: 'EUR', items: [{ ...item, download }] } as unknown as Order;
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <OrderLines order={order} /> }], {
    hydrationData: { loaderData: { root: { other: '', main: 'de' } } },
  });
  return renderToStaticMarkup(
    <LanguageContext value="de">
      <RouterProvider router={router} />
    </LanguageContext>,
  );
};

test('a download without a name of its own has that of its product, and the note on it is a sentence', () => {
  expect(shown('Kapitel 1')).toContain('>Kapitel 1 herunterladen</a>');
  expect(shown('')).toContain('>Glasurbuch herunterladen</a>');
  expect(shown('')).toContain('>Noch 3 Downloads</span>');
});
