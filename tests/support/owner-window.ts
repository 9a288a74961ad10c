import type { Browser, BrowserContext, Page } from 'playwright-core';
import { watchNamedSite } from './named-site.ts';
import { owner, type RunningServer } from './server.ts';
import { callsOf, type WindowCall } from './window-calls.ts';

export interface OwnerWindow {
  context: BrowserContext;
  page: Page;
  /** Errors in the browser's console (policy, scripts, failed calls), and calls that name no site. */
  complaints: string[];
  call: WindowCall;
}

/** Opens a browser window in which the owner of the demo site is signed in. */
export async function ownerWindow(
  browser: Browser,
  server: Pick<RunningServer, 'url'>,
  width = 1440,
): Promise<OwnerWindow> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    hasTouch: width < 700,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
  );
  watchNamedSite(page, (sentence) => complaints.push(sentence));
  const call = callsOf(context, server);
  await call('post', '/api/account/login', { email: owner.email, password: owner.password });
  return { context, page, complaints, call };
}
