import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Order } from '../../../contract.ts';
import { OrderStatus } from './order-status.tsx';

test('each line of the payment instructions has its own direction', () => {
  const order = { status: 0, placedAt: '2027-01-01T00:00:00Z', events: [], fulfilments: [], items: [] };
  const element = (
    <OrderStatus
      order={order as unknown as Order}
      howToPay={{ text: 'Pay by bank transfer.\nIBAN GB33 BUKB.', isTranslated: true }}
      heading={createRef()}
    />
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { other: '', main: 'ar' } } },
  });
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(
    '<bdi>Pay by bank transfer.</bdi>\n<bdi>IBAN GB33 BUKB.</bdi>',
  );
});
