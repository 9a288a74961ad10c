import { createElement } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dashboardWords } from '../features/accounts/messages/dashboard/area.ts';
import * as dashboard from '../features/accounts/web/public/dashboard.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import {
  loadMyBookings,
  type Mine,
  MyBookings,
} from '../features/bookings/web/public/account/my-bookings.tsx';

export { action, handle } from '../features/accounts/web/public/dashboard.tsx';

type Shown = Awaited<ReturnType<typeof dashboard.loader>> & {
  mine: Mine;
};

/** The account page, with the parts that later features add. */
export async function loader(args: LoaderFunctionArgs): Promise<Shown> {
  const shown = await dashboard.loader(args);
  return { ...shown, mine: await loadMyBookings(args) };
}

export function Component() {
  const { mine } = useLoaderData<Shown>();
  return createElement(dashboard.Component, {
    parts: [
      {
        title: useMessages(dashboardWords).bookings,
        content: (locale: string) => createElement(MyBookings, { ...mine, locale }),
      },
    ],
  });
}
