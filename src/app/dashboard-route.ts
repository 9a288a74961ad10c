import { createElement } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as dashboard from '../features/accounts/web/public/dashboard.tsx';
import { loadMyBookings, MyBookings } from '../features/bookings/web/account/my-bookings.tsx';

export { action, handle } from '../features/accounts/web/public/dashboard.tsx';

type Shown = Awaited<ReturnType<typeof dashboard.loader>> & {
  bookings: Awaited<ReturnType<typeof loadMyBookings>>;
};

/** The account with what later features keep for it. */
export async function loader(args: LoaderFunctionArgs): Promise<Shown> {
  const shown = await dashboard.loader(args);
  return { ...shown, bookings: await loadMyBookings(args) };
}

export function Component() {
  const { bookings } = useLoaderData<Shown>();
  return createElement(dashboard.Component, {
    parts: [
      {
        title: 'Your bookings',
        content: (locale: string) => createElement(MyBookings, { bookings, locale }),
      },
    ],
  });
}
