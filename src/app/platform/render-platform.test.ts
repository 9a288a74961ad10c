import { JSDOM } from 'jsdom';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoSites, type World } from '../../../tests/support/two-sites.ts';
import { asAdmin } from '../../../tests/support/postgres.ts';
import { refusedCall, type RefusedReply } from '../../lib/http/client.ts';
import { renderPlatform } from './render-platform.tsx';

const host = 'platform.sites.test';
const password = 'slip-and-slate-9';
const surroundings = { parent: 'sites.test', links: [] };

let world: World;
beforeAll(async () => void (world = await twoSites({ PLATFORM_URL: `http://${host}` })));
afterAll(() => world?.close());

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** A browser without script: it keeps its cookie, follows no redirect, and sends forms as they are. */
function somebody() {
  let cookie = '';
  const call = async (name: string, { params = {}, query = {}, body }: Input = {}) => {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    const search = new URLSearchParams(query);
    const reply = await world.ask({
      host,
      method,
      path: search.size ? `${path}?${search}` : path,
      body,
      cookie,
    });
    if (reply.cookie) cookie = reply.cookie;
    if (reply.status >= 400) throw refusedCall(reply.status, reply.json() as RefusedReply);
    return reply.status === 204 ? undefined : reply.json();
  };
  return async (path: string, form?: Record<string, string>) => {
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const result = await renderPlatform(new Request(`http://${host}${path}`, sent), {
      call: call as never,
      surroundings,
      readPage: async () => null,
      language: 'en',
    });
    if (result.kind === 'redirect') return { location: result.location };
    const { document } = new JSDOM(result.body).window;
    const hidden = (name: string) =>
      document.querySelector(`input[name=${name}]`)?.getAttribute('value') ?? '';
    const text = (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
    return { ...result, document, text, hidden };
  };
}

type Page = Extract<Awaited<ReturnType<ReturnType<typeof somebody>>>, { kind: 'screen' }>;
const page = (shown: Awaited<ReturnType<ReturnType<typeof somebody>>>): Page => {
  if (!('kind' in shown)) throw new Error(`It redirects to ${shown.location}.`);
  return shown;
};

async function creator(email: string) {
  const open = somebody();
  expect(await open('/sign-up', { intent: 'sign-up', email, password })).toEqual({ location: '/sites/new' });
  return open;
}

test('a screen for creators sends others to sign in, and they come back to it', async () => {
  const open = somebody();
  for (const path of ['/sites', '/sites/new?template=shop', '/sites/import', '/account', '/account/security'])
    expect(await open(path)).toEqual({ location: `/sign-in?${new URLSearchParams({ next: path })}` });
  expect(await open('/account', { intent: 'delete', password })).toEqual({
    location: '/sign-in?next=%2Fsites',
  });
  await creator('back@creators.test');
  const form = { intent: 'sign-in', email: 'back@creators.test', password };
  expect(await somebody()('/sign-in?next=/account/security', form)).toEqual({
    location: '/account/security',
  });
  expect(await somebody()('/sign-in?next=//elsewhere.test', form)).toEqual({ location: '/sites' });
});

test('a refusal is in its own form, with what was typed except for passwords', async () => {
  const open = await creator('ada@creators.test');
  const form = { intent: 'sign-in', email: 'ada@creators.test', password: 'not-the-right-one' };
  const signIn = page(await somebody()('/sign-in', form));
  expect(signIn.status).toBe(401);
  expect(signIn.hidden('email')).toBe('ada@creators.test');
  expect(signIn.body).not.toContain('not-the-right-one');
  const account = page(await open('/account', { intent: 'delete', password: 'not-the-right-one' }));
  const [alert, ...more] = account.document.querySelectorAll('[role=alert]');
  expect(more).toEqual([]);
  expect(alert?.closest('form')?.textContent).toContain('Delete account for good');
  expect(alert?.textContent).toContain('Incorrect password.');
});

test('what was typed is text in the reply, whatever it contains', async () => {
  const email = '"><script>alert(1)</script>@creators.test';
  const shown = page(await somebody()('/sign-in', { intent: 'sign-in', email, password }));
  expect(shown.hidden('email')).toBe(email);
  expect(shown.document.querySelectorAll('script').length).toBe(0);
  const invited = page(
    await somebody()(`/sign-in?next=${encodeURIComponent('/"><script>alert(1)</script>')}`),
  );
  expect(invited.document.querySelectorAll('script').length).toBe(0);
});

test('two-step verification is set up with the first code, and asked for at the next sign-in', async () => {
  const email = 'steps@creators.test';
  const open = await creator(email);
  const security = '/account/security';
  expect(page(await open(security, { intent: 'begin-codes', password })).text).toContain('Confirm');
  await asAdmin(world.admin, (client) =>
    client.query('update sitewright.creators set proven_at = now() where email = $1', [email]),
  );
  const begun = page(await open(security, { intent: 'begin-codes', password }));
  const secret = begun.document.querySelector('code')?.textContent ?? '';
  expect(begun.document.querySelector('svg[role=img] path')?.getAttribute('d')).toMatch(/^[Mmhvz\d .-]+$/i);
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const wrong = page(await open(security, { intent: 'confirm-codes', code: '000000' }));
  expect(wrong.document.querySelector('input[name=code]')?.getAttribute('aria-invalid')).toBe('true');
  const on = page(await open(security, { intent: 'confirm-codes', code: code(-1) }));
  expect(on.text).toContain('One-time codes turned on.');
  expect(on.document.querySelectorAll('li code')).toHaveLength(10);

  const elsewhere = somebody();
  const asked = page(await elsewhere('/sign-in?next=/account', { intent: 'sign-in', email, password }));
  const token = asked.hidden('token');
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(await elsewhere('/account')).toEqual({ location: '/sign-in?next=%2Faccount' });
  const again = page(await elsewhere('/sign-in', { intent: 'second-step', token, code: '000000' }));
  expect(again.hidden('token')).toBe(token);
  const entered = { intent: 'second-step', token, code: code(0) };
  expect(await elsewhere('/sign-in?next=/account', entered)).toEqual({ location: '/account' });
});

test('a taken address is an error of its field, and a site opens by a document that leads on', async () => {
  const open = await creator('maker@creators.test');
  const form = { intent: 'create', name: 'Clay & Kiln', subdomain: 'clay-kiln' };
  const made = page(await open('/sites/new', form));
  expect([made.still, made.goesOnTo]).toEqual([
    true,
    expect.stringMatching(/^http:\/\/clay-kiln\.sites\.test/),
  ]);
  const taken = page(await open('/sites/new', { ...form, name: 'Another', template: 'musician' }));
  expect(taken.document.querySelector('input[name=subdomain]')?.getAttribute('aria-invalid')).toBe('true');
  expect(taken.hidden('name')).toBe('Another');
  expect(taken.document.querySelector('input:checked')?.getAttribute('value')).toBe('musician');
  expect(taken.text).toContain('Available: ');

  const sites = page(await open('/sites'));
  const intent = sites.document.querySelector('button[value^="open:"]')?.getAttribute('value') ?? '';
  const opened = page(await open('/sites', { intent, to: '/admin/settings/domains' }));
  expect(opened.goesOnTo).toMatch(/clay-kiln.*&returnTo=%2Fadmin%2Fsettings%2Fdomains$/);
  const outside = page(await open('/sites', { intent, to: '//elsewhere.test/' }));
  expect(outside.goesOnTo).not.toContain('elsewhere');
  // Goes red when an action takes the id of a site for its owner's leave.
  const stranger = await creator('stranger@creators.test');
  const refused = page(await stranger('/sites', { intent, to: '/admin' }));
  expect([refused.status, refused.goesOnTo]).toEqual([404, null]);
});

test('the token of a link stays in its address, and a spent one offers another', async () => {
  const open = somebody();
  expect(page(await open('/confirm?token=none')).text).toContain('Select the button');
  const spent = page(await open('/confirm?token=none', { intent: 'confirm' }));
  expect([spent.status >= 400, spent.document.querySelector('main form button')]).toEqual([true, null]);
  const reset = page(await open('/reset?token=none', { intent: 'reset', password: 'another-long-one' }));
  expect(reset.text).toContain('Request a new link');
  expect(page(await open('/nowhere')).status).toBe(404);
  expect(page(await open('/not-found?host=<b>none.test')).text).toContain('<b>none.test');
});
