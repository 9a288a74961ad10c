import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { SiteLayout } from '../features/pages/web/layout/site-layout.tsx';
import { ErrorScreen } from '../features/pages/web/public/error-screen.tsx';
import * as notFound from '../features/pages/web/public/not-found.tsx';
import * as page from '../features/pages/web/public/page.tsx';
import * as start from '../features/pages/web/start.ts';

/** Every public screen. The admin's screens are apart (`admin-routes.tsx`), so that visitors load none of them. */
export const routes: RouteObject[] = [
  // In a frame of the admin, without the site around it.
  { path: '/admin/forms/preview', lazy: () => import('../features/forms/web/public/form-preview.tsx') },
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
          { path: 'loading', lazy: () => import('../features/pages/web/public/loading.tsx') },
          { path: 'playlist', lazy: () => import('../features/audio/web/public/playlist.tsx') },
          { path: '404', ...notFound },
          { path: 'shop', lazy: () => import('../features/orders/web/shop/shop.tsx') },
          { path: 'product/:id?', lazy: () => import('../features/orders/web/shop/product.tsx') },
          { path: 'service/:id', lazy: () => import('../features/bookings/web/site/service.tsx') },
          { path: 'waiting/:id', lazy: () => import('../features/bookings/web/account/waiting.tsx') },
          { path: 'booking/:id', lazy: () => import('../features/bookings/web/account/booking.tsx') },
          { path: 'order/cart', lazy: () => import('../features/orders/web/checkout/cart/cart.tsx') },
          { path: 'order/checkout', lazy: () => import('../features/orders/web/checkout/checkout.tsx') },
          {
            path: 'order/payment',
            lazy: () => import('../features/orders/web/checkout/payment/payment.tsx'),
          },
          { path: 'order/complete', lazy: () => import('../features/orders/web/checkout/complete.tsx') },
          { path: 'order/cancel', lazy: () => import('../features/orders/web/orders/find-order.tsx') },
          { path: 'account/orders', lazy: () => import('../features/orders/web/orders/orders.tsx') },
          { path: 'account/order/:id?', lazy: () => import('../features/orders/web/orders/order.tsx') },
          { path: 'account', lazy: () => import('../features/accounts/web/public/account.tsx') },
          { path: 'account/dashboard', lazy: () => import('./dashboard-route.ts') },
          { path: 'account/forgot', lazy: () => import('../features/accounts/web/public/forgot.tsx') },
          { path: 'account/reset', lazy: () => import('../features/accounts/web/public/reset.tsx') },
          {
            path: 'account/security',
            lazy: () => import('../features/accounts/web/public/security.tsx'),
          },
          {
            path: 'account/invitation',
            lazy: () => import('../features/accounts/web/public/invitation.tsx'),
          },
          { path: 'unsubscribe', lazy: () => import('../features/emails/web/public/unsubscribe.tsx') },
          { path: 'admin/pages/preview/:id', lazy: () => import('../features/pages/web/public/preview.tsx') },
          { path: 'newsletter/:step', lazy: () => import('../features/forms/web/public/newsletter.tsx') },
          { path: 'preview/:token', lazy: () => import('../features/pages/web/public/shared-preview.tsx') },
          { path: 'admin/*', lazy: () => import('../features/accounts/web/public/admin-door.tsx') },
          { path: ':dynamic', ...page },
          { path: '*', ...notFound },
        ],
      },
    ],
  },
];
