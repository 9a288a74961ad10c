import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

const host = 'start.sites.test';
const world = await twoSites({ PLATFORM_URL: `http://${host}` });
afterAll(() => world.close());

const password = 'slip-and-slate-9';
const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const post = (path: string, body: object, { cookie = '', headers = {} } = {}) =>
  world.ask({ host, method: 'POST', path: `/api/platform/${path}`, body, cookie, headers });
const screen = async (path: string, more: { cookie?: string; headers?: Record<string, string> } = {}) =>
  (await world.ask({ host, path, ...more })).text;
const subjects = async (email: string) =>
  asAdmin(world.admin, async (client) =>
    (
      await client.query<{ subject: string; html: string }>(
        'select subject, html from sitewright.platform_mails where recipient = $1 order by id',
        [email],
      )
    ).rows.map(({ subject, html }) => [subject, /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]]),
  );
const begun = async (name: string) =>
  asAdmin(
    world.admin,
    async (client) =>
      (
        await client.query(
          `select locale, currency, timezone, (select json_agg(p.label) from sitewright.pages p where p.website_id = w.id and p.slug = 'homepage') as pages
           from sitewright.websites w where w.name = $1`,
          [name],
        )
      ).rows[0] as unknown,
  );

test('a creator with a German browser gets German emails, screens and refusals', async () => {
  const email = 'greta@creators.test';
  const { cookie, status } = await post('register', { email, password }, { headers: german });
  expect(status).toBe(201);
  // The language is that of the account, also where a request names no language.
  await post('proof', {}, { cookie });
  await post('register', { email, password });
  expect(await subjects(email)).toEqual([
    ['Willkommen bei Sitewright', 'de'],
    ['Bestätigen Sie Ihre E-Mail-Adresse für Sitewright', 'de'],
    ['Sie haben schon ein Konto bei Sitewright', 'de'],
  ]);
  const made = await post(
    'sites',
    { name: 'Ton & Glasur', subdomain: 'ton-glasur' },
    { cookie, headers: german },
  );
  expect(made.status).toBe(201);
  expect(await begun('Ton & Glasur')).toEqual({
    locale: 'de-AT',
    currency: 'EUR',
    timezone: 'Europe/Vienna',
    pages: ['Startseite'],
  });
  const offered = await world.ask({ host, path: '/api/platform/starters', cookie, headers: german });
  expect(offered.text).toContain('Bäckerei mit Abholung');
  const sites = await screen('/sites', { cookie, headers: german });
  expect(sites).toContain('<html lang="de">');
  expect(sites).toContain('Verwaltung öffnen');
  expect(sites).toMatch(/<title>Meine Websites · Sitewright/);
  const refused = await post('login', { email: 'x', password }, { headers: german });
  expect(refused.text).toContain('E-Mail-Adresse');
});

test('a chosen language stays, whatever the browser asks for, and becomes that of the emails', async () => {
  const email = 'claire@creators.test';
  const registered = await post('register', { email, password });
  expect(await screen('/sign-up')).toContain('<html lang="en-GB">');
  const chosen = await world.ask({
    host,
    method: 'POST',
    path: '/language',
    body: new URLSearchParams({ language: 'fr', next: '/account?a=1' }).toString(),
    cookie: registered.cookie,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([chosen.status, chosen.headers['location']]).toEqual([303, '/account?a=1']);
  const cookie = `${registered.cookie}; ${chosen.cookie}`;
  expect(await screen('/account', { cookie, headers: german })).toContain('<html lang="fr">');
  await post('proof', {}, { cookie: registered.cookie });
  expect((await subjects(email)).at(-1)).toEqual(['Confirmez votre adresse e-mail pour Sitewright', 'fr']);

  // Another browser learns it with the sign-in, unless somebody has chosen there.
  const elsewhere = await post('login', { email, password }, { headers: german });
  expect(elsewhere.cookie).toContain('sitewright_language=fr');
  const other = await post('login', { email, password }, { cookie: 'sitewright_language=es' });
  expect(other.cookie).not.toContain('sitewright_language');
  await post('proof', {}, { cookie: other.cookie });
  expect((await subjects(email)).at(-1)?.[1]).toBe('es');
});

test('a site starts in the language of the browser, though the admin lacks it, or in the one that is chosen', async () => {
  const headers = { 'accept-language': 'pl-PL,pl;q=0.9,de;q=0.5' };
  const { cookie } = await post('register', { email: 'ola@creators.test', password }, { headers });
  const asked = await world.ask({ host, path: '/api/platform/language', cookie, headers });
  expect(asked.json()).toEqual({ newSite: 'pl' });
  const form = await screen('/sites/new', { cookie, headers });
  expect(form).toContain('<html lang="de">');
  expect(form).toMatch(/<option value="pl" lang="pl" selected="">Polski/);

  const make = (name: string, subdomain: string, more: object = {}) =>
    post('sites', { name, subdomain, template: 'shop', ...more }, { cookie, headers });
  expect((await make('Glina', 'glina')).status).toBe(201);
  expect(await begun('Glina')).toEqual({
    locale: 'pl-PL',
    currency: 'PLN',
    timezone: 'Europe/Warsaw',
    pages: ['Strona główna'],
  });
  expect((await make('Tin', 'tin-ar', { language: 'ar' })).status).toBe(201);
  expect(await begun('Tin')).toMatchObject({ locale: 'ar-EG', currency: 'EGP', timezone: 'Africa/Cairo' });
  const inOhio = { language: 'en', timezone: 'America/Chicago' };
  expect((await make('Kiln', 'kiln-us', inOhio)).status).toBe(201);
  expect(await begun('Kiln')).toMatchObject({
    locale: 'en-US',
    currency: 'USD',
    timezone: 'America/Chicago',
  });
  expect((await make('Slip', 'slip-nowhere', { timezone: 'Nowhere/Else' })).status).toBe(201);
  expect(await begun('Slip')).toMatchObject({ locale: 'pl-PL', timezone: 'Europe/Warsaw' });
  const refused = await make('Clay', 'clay-xx', { language: 'xx' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Wählen Sie eine Sprache aus der Liste.');
});

test('an unknown language is refused by the call, and the switch leads nowhere else', async () => {
  expect((await post('language', { language: 'xx' })).status).toBe(400);
  expect(await screen('/sign-up', { cookie: 'sitewright_language=xx' })).toContain('<html lang="en-GB">');
  const left = await world.ask({
    host,
    method: 'POST',
    path: '/language',
    body: 'language=xx&next=//elsewhere.test/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(left.headers['location']).toBe('/');
});
