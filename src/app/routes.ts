import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { SiteLayout } from '../features/pages/web/public/layout/site-layout.tsx';
import { ErrorScreen } from '../features/pages/web/public/error-screen.tsx';
import * as notFound from '../features/pages/web/public/not-found.tsx';
import * as page from '../features/pages/web/public/page.tsx';
import { withMessages } from '../lib/messages/area.ts';
import * as start from '../features/pages/web/start.ts';

const toAdmin: Pick<RouteObject, 'lazy'> = {
  lazy: () => withMessages(import('../features/accounts/web/public/admin-redirect.tsx')),
};

const term: Pick<RouteObject, 'lazy'> = {
  lazy: () => withMessages(import('../features/entries/web/public/term.tsx')),
};
const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** Every public screen. Admin screens are separate (`admin-routes.tsx`), so that visitors load none of them. */
export const routes: RouteObject[] = [
  // In a frame of the admin, without the site's layout.
  {
    path: '/admin/forms/preview',
    lazy: () => withMessages(import('../features/forms/web/public/form-preview.tsx')),
  },
  {
    id: 'root',
    path: '/',
    loader: start.loader,
    shouldRevalidate: start.shouldRevalidate,
    element: createElement(SiteLayout),
    errorElement: createElement(ErrorScreen),
    children: [
      {
        errorElement: createElement(ErrorScreen),
        children: [
          { index: true, ...page },
          { path: 'faq', ...page },
          { path: 'privacy', ...page },
          { path: 'terms', ...page },
          { path: 'loading', lazy: () => withMessages(import('../features/pages/web/public/loading.tsx')) },
          { path: 'playlist', lazy: () => withMessages(import('../features/audio/web/public/playlist.tsx')) },
          { path: '404', ...notFound },
          { path: 'search', lazy: () => withMessages(import('../features/search/web/public/search.tsx')) },
          { path: 'shop', lazy: () => withMessages(import('../features/orders/web/public/shop/shop.tsx')) },
          {
            path: 'product/:id?',
            lazy: () => withMessages(import('../features/orders/web/public/shop/product.tsx')),
          },
          {
            path: 'service/:id',
            lazy: () => withMessages(import('../features/bookings/web/public/site/service.tsx')),
          },
          {
            path: 'waiting/:id',
            lazy: () => withMessages(import('../features/bookings/web/public/account/waiting.tsx')),
          },
          {
            path: 'booking/:id',
            lazy: () => withMessages(import('../features/bookings/web/public/account/booking.tsx')),
          },
          {
            path: 'order/cart',
            lazy: () => withMessages(import('../features/orders/web/public/checkout/cart/cart.tsx')),
          },
          {
            path: 'order/checkout',
            lazy: () => withMessages(import('../features/orders/web/public/checkout/checkout.tsx')),
          },
          {
            path: 'order/payment',
            lazy: () => withMessages(import('../features/orders/web/public/checkout/payment/payment.tsx')),
          },
          {
            path: 'order/complete',
            lazy: () => withMessages(import('../features/orders/web/public/checkout/complete.tsx')),
          },
          {
            path: 'order/cancel',
            lazy: () => withMessages(import('../features/orders/web/public/orders/find-order.tsx')),
          },
          {
            path: 'account/orders',
            lazy: () => withMessages(import('../features/orders/web/public/orders/orders.tsx')),
          },
          {
            path: 'account/order/:id?',
            lazy: () => withMessages(import('../features/orders/web/public/orders/order.tsx')),
          },
          {
            path: 'account',
            lazy: () => withMessages(import('../features/accounts/web/public/account.tsx')),
          },
          { path: 'account/dashboard', lazy: () => withMessages(import('./dashboard-route.ts')) },
          {
            path: 'account/forgot',
            lazy: () => withMessages(import('../features/accounts/web/public/forgot.tsx')),
          },
          {
            path: 'account/reset',
            lazy: () => withMessages(import('../features/accounts/web/public/reset.tsx')),
          },
          {
            path: 'account/security',
            lazy: () => withMessages(import('../features/accounts/web/public/security.tsx')),
          },
          {
            path: 'account/invitation',
            lazy: () => withMessages(import('../features/accounts/web/public/invitation.tsx')),
          },
          {
            path: 'unsubscribe',
            lazy: () => withMessages(import('../features/emails/web/public/unsubscribe.tsx')),
          },
          {
            path: 'admin/pages/preview/:id',
            lazy: () => withMessages(import('./previews/own-preview-route.ts')),
          },
          {
            path: 'newsletter/:step',
            lazy: () => withMessages(import('../features/forms/web/public/newsletter.tsx')),
          },
          {
            path: 'preview/:token',
            lazy: () => withMessages(import('./previews/shared-preview-route.ts')),
          },
          { path: 'admin/*', ...toAdmin },
          // Entries and their terms would come before a rest of several parts.
          { path: 'admin/:section/:screen/:id?/:part?', ...toAdmin },
          {
            path: 'comments/confirm',
            lazy: () => withMessages(import('../features/entries/web/public/confirm-comment.tsx')),
          },
          ...['category', 'tag', 'author'].map((kind) => ({ path: `:type/${kind}/:slug`, ...term })),
          ...months.map((month) => ({ path: `:type/:year/${month}`, ...term })),
          {
            path: ':type/:year?/:month?/:day?/:slug',
            lazy: () => withMessages(import('../features/entries/web/public/entry.tsx')),
          },
          { path: ':dynamic', ...page },
          { path: '*', ...notFound },
        ],
      },
    ],
  },
];
