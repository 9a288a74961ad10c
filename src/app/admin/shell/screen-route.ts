import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A screen of the admin, whose code is loaded when it is first opened. @param path below `/admin`; empty for the dashboard */
export const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy: async () => ({ Component: await load() }),
});
