import { afterAll, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { Website } from '../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, customer, owner, done } = callsOn(world, world.one);
const put = (settings: object, more: object = {}) => owner('PUT', '/api/website/', { settings, ...more });
const now = () => done<Website>('GET', '/api/website/');

describe('the site', () => {
  test('is shown to visitors without what is the owner’s', async () => {
    for (const call of [visitor, customer]) {
      const website = (await call('GET', '/api/website/')).json() as Website;
      expect(Object.keys(website).sort()).toEqual(
        'name logo header analytics colours brand ecommerce timezone locale languages untranslated version _id'
          .split(' ')
          .sort(),
      );
      expect(Object.keys(website.colours)).toEqual(['main', 'link', 'button', 'background', 'text']);
    }
    expect(await now()).toMatchObject({
      contactEmail: `hello@${world.one.host}`,
      visibility: 'public',
      hosts: [{ host: world.one.host, canonical: true }],
    });
  });

  test('of an unknown host is not there, and the reply says where to go', async () => {
    for (const path of ['/api/website/', '/api/navigation', '/api/nothing']) {
      const headers = { 'x-website-id': world.one.id };
      const reply = await world.ask({ host: 'nobody.test', path, headers });
      expect(reply.status).toBe(404);
      expect(reply.json()).toEqual({
        code: 'not-found',
        error: expect.stringContaining('no site'),
        redirect: 'http://platform.test/not-found?host=nobody.test',
      });
    }
  });
});

describe('settings', () => {
  test('change one by one, and leave the others alone', async () => {
    const before = await now();
    expect((await put({ name: '  New name ' })).json()).toEqual({
      ...before,
      name: 'New name',
      version: before.version + 1,
    });
    await put({ ecommerce: { currency: 'EUR' }, logo: null, contactEmail: null, locale: 'de-at' });
    expect(await now()).toMatchObject({
      name: 'New name',
      logo: null,
      contactEmail: null,
      locale: 'de-AT',
      ecommerce: { ...before.ecommerce, currency: 'EUR' },
    });
  });

  test('take colours in any notation, some or all, and keep them in one', async () => {
    const { colours } = await now();
    await put({ colours: { main: 'Teal', text: 'rgb(0 0 0 / 50%)' } });
    const after = (await now()).colours;
    expect(after).toMatchObject({ ...colours, main: '#008080', text: after.text });
    expect(after.text).toMatch(/^(#000000|rgba?\(0)/);
    await put({ colours: { main: after.main, text: after.text } });
    expect((await now()).colours).toEqual(after);
  });

  test('are seen by visitors with the next request', async () => {
    await put({ name: 'Seen at once' });
    expect((await visitor('GET', '/api/website')).json()).toMatchObject({ name: 'Seen at once' });
  });

  test('that were based on another version are refused, with what is there now', async () => {
    const { version } = await now();
    expect((await put({ header: false }, { version })).status).toBe(200);
    const late = await put({ header: true }, { version });
    expect(late.status).toBe(409);
    expect(late.json()).toMatchObject({ current: { header: false, version: version + 1 } });
  });

  test.each([
    ['an unknown key', { colour: 'red' }, 'settings.colour'],
    ['a key that only the server sets', { _id: 'x' }, 'settings._id'],
    ['a name of spaces', { name: '   ' }, 'settings.name'],
    ['a name of two lines', { name: 'a\nb' }, 'settings.name'],
    ['a colour that is none', { colours: { main: 'url(x)' } }, 'settings.colours.main'],
    ['an unknown colour', { colours: { accent: 'red' } }, 'settings.colours.accent'],
    ['a currency that is none', { ecommerce: { currency: 'XXY' } }, 'settings.ecommerce.currency'],
    ['a currency in small letters', { ecommerce: { currency: 'gbp' } }, 'settings.ecommerce.currency'],
    ['a Stripe account that is none', { ecommerce: { stripeAccountId: 'x' } }, 'settings.ecommerce'],
    ['a time zone that is none', { timezone: 'Mars/Base' }, 'settings.timezone'],
    ['an offset as time zone', { timezone: '+01:00' }, 'settings.timezone'],
    ['a language that is none', { locale: 'english please' }, 'settings.locale'],
    ['a script as logo', { logo: 'javascript:alert(1)' }, 'settings.logo'],
    ['data as logo', { logo: 'data:image/svg+xml,x' }, 'settings.logo'],
    ['a logo without TLS, which pages may not load', { logo: 'http://a.test/x.png' }, 'settings.logo'],
    ['another host’s path as logo', { logo: '//evil.test/x.png' }, 'settings.logo'],
    ['no address', { contactEmail: 'me' }, 'settings.contactEmail'],
  ])('are refused with %s', async (_what, settings, field) => {
    const before = await now();
    const reply = await put({ analytics: true, ...settings });
    expect(reply.status).toBe(400);
    const [named] = Object.keys((reply.json() as { fields: Record<string, string> }).fields);
    expect(named).toMatch(field);
    expect(await now()).toEqual(before);
  });

  test('are the owner’s alone', async () => {
    const body = { settings: { name: 'Mine' } };
    expect((await visitor('PUT', '/api/website', body)).status).toBe(401);
    expect((await customer('PUT', '/api/website', body)).status).toBe(403);
    expect((await put({ name: 'X' }, { website: world.two.id })).status).toBe(403);
    expect((await put({ name: 'X' }, { website: world.one.id })).status).toBe(200);
  });
});
