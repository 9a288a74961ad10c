import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { ErrorScreen } from '../../features/platform/web/public/error-screen.tsx';
import * as layout from '../../features/platform/web/public/platform-layout.tsx';
import { withMessages } from '../../lib/messages/area.ts';

const screens: RouteObject[] = [
  { path: 'sign-up', lazy: () => withMessages(import('../../features/platform/web/public/sign-up.tsx')) },
  { path: 'sign-in', lazy: () => withMessages(import('../../features/platform/web/public/sign-in.tsx')) },
  { path: 'sign-out', lazy: () => withMessages(import('../../features/platform/web/public/sign-out.ts')) },
  { path: 'language', lazy: () => withMessages(import('../../features/platform/web/public/language.ts')) },
  { path: 'forgot', lazy: () => withMessages(import('../../features/platform/web/public/forgot.tsx')) },
  { path: 'reset', lazy: () => withMessages(import('../../features/platform/web/public/reset.tsx')) },
  { path: 'confirm', lazy: () => withMessages(import('../../features/platform/web/public/confirm.tsx')) },
  { path: 'sites', lazy: () => withMessages(import('../../features/platform/web/public/sites/sites.tsx')) },
  {
    path: 'sites/new',
    lazy: () => withMessages(import('../../features/platform/web/public/sites/new-site.tsx')),
  },
  {
    path: 'sites/import',
    lazy: () => withMessages(import('../../features/platform/web/public/sites/import-site.tsx')),
  },
  { path: 'account', lazy: () => withMessages(import('../../features/platform/web/public/account.tsx')) },
  {
    path: 'account/security',
    lazy: () => withMessages(import('../../features/platform/web/public/security.tsx')),
  },
  { path: '*', lazy: () => withMessages(import('../../features/platform/web/public/not-found.tsx')) },
];

const errorElement = createElement(ErrorScreen);

/**
 * The screens of the platform. Everything else there (the landing page, images) is served apart from them.
 * @param more screens that exist on the server only
 */
export const platformRoutes = (more: RouteObject[] = []): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    loader: layout.loader,
    element: createElement(layout.PlatformLayout),
    errorElement,
    children: [{ errorElement, children: [...screens, ...more] }],
  },
];
