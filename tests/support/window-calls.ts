import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningServer } from './server.ts';

export type WindowCall = <T>(method: 'get' | 'post' | 'put', path: string, data?: unknown) => Promise<T>;

/** Makes calls as the person who is signed in in that window. A refused call throws immediately. */
export const callsOf =
  (context: Pick<BrowserContext, 'request'>, { url }: Pick<RunningServer, 'url'>): WindowCall =>
  async <T>(...[method, path, data]: Parameters<WindowCall>): Promise<T> => {
    const options = data === undefined ? {} : { data, headers: { origin: url } };
    const reply = await context.request[method](url + path, options);
    const text = await reply.text();
    expect(reply.status(), `${method} ${path}: ${text.slice(0, 300)}`).toBeLessThan(300);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
