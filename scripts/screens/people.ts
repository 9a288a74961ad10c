import type { Browser, BrowserContext } from 'playwright-core';
import { heights, type Options, type Person } from './options.ts';

export interface Login {
  email: string;
  password: string;
}

async function call(context: BrowserContext, url: string, path: string, body: Login): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(`${url}/account`);
    // Called in the page, so that origin, host and cookies are those of a browser.
    return await page.evaluate(
      async ([address, payload]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(address, { method: 'POST', headers, body: payload });
        return response.status;
      },
      [path, JSON.stringify(body)] as const,
    );
  } finally {
    await page.close();
  }
}

const customer: Login = { email: 'customer@demo.test', password: 'screens-of-a-customer' };

/** A browser window of the given width, signed in as this person. */
export async function windowOf(
  browser: Browser,
  person: Person,
  width: number,
  url: string,
  owner: Login,
  options: Options,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: width < 700,
    locale: options.locale,
    timezoneId: 'Europe/London',
  });
  if (person === 'visitor') return context;
  const login = { ...(person === 'owner' ? owner : customer) };
  let status = await call(context, url, '/api/account/login', login);
  if (status !== 200 && person === 'customer') status = await call(context, url, '/api/account/register', login);
  if (status >= 300) throw new Error(`The ${person} could not sign in (${status}).`);
  return context;
}
