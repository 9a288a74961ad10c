import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOwner, fillStarters } from '../../scripts/starters/fill.ts';
import { designWords } from '../../src/app/starters/in-language.ts';
import { starters } from '../../src/app/starters/index.ts';
import { mailKinds } from '../../src/features/emails/mail-kinds.ts';
import type { Product } from '../../src/features/products/contract.ts';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { englishFinder, textsOf } from '../support/english-words.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const designed = starters.filter(({ key }) => key !== 'plain');
const keys = designed.map(({ key }) => key);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
  const settings = { PORT: String(server.port), DATA_DIR: server.dataDir };
  await fillStarters(settings, keys, { language: 'de', suffix: '-de' });
  await fillStarters(settings, keys, { language: 'ar', suffix: '-ar' });
});
afterAll(async () => {
  await server?.stop();
});

/** Not linked from anywhere, or only shown to some. */
const further =
  `/nothing-here /search?q=tide /search?q=nothing-like-this /shop?q=nothing-like-this /shop?from=3&to=5&stock=1 /order/cart
  /order/checkout /order/payment /order/complete /order/cancel /account/forgot /account/reset?token=a /account/invitation /booking/a
  /waiting/a /unsubscribe /playlist /newsletter/confirm?token=a /newsletter/leave?token=a /comments/confirm?token=a /preview/a`.split(
    /\s+/,
  );
/** Names, abbreviations and placeholders that Arabic texts have in Latin letters too. */
const international =
  /\b(Apple Podcasts|Bandcamp|Bluesky|Instagram|Mastodon|Spotify|YouTube|JavaScript|JSON|PDF|RSS|ZIP|UTC|INV|https?|www|com|example|test|localhost|nothing|like|this|tide)\b/g;

describe.each(['de', 'ar'] as const)('in %s', (language) => {
  const isRead = (path: string) =>
    !/^\/(api|assets|files|icons|static|social)\b|\.(css|js|svg|png|webmanifest)/.test(path) &&
    // Dates and values in feeds are for programs; in Arabic any Latin word would count.
    (language === 'de' || !path.endsWith('.xml'));
  const own = JSON.stringify([
    designed.map((starter) => designWords(starter, language).example),
    'nothing-like-this',
    // A day of the week in German.
    ...(language === 'de' ? ['Tag'] : ['Ada Brook']),
  ]);
  let englishIn: (texts: readonly string[]) => string[];
  beforeAll(async () => {
    const finder = await englishFinder(language, own);
    englishIn = (given) => {
      const texts = given.filter((text) => !/^https?:\S*$/.test(text));
      if (language === 'de') return [...finder(texts), ...texts.filter((text) => text.includes('”'))];
      // In Arabic, any word in Latin letters counts.
      return texts.filter((text) =>
        text
          .replaceAll(/https?:\S+/g, '')
          .replaceAll(international, '')
          .match(/[A-Za-z]{3,}/g)
          ?.some((word) => !own.includes(word)),
      );
    };
  });
  const ask = (key: string, path: string, more: object = {}) =>
    server.request({ path, host: `${key}-${language}.localhost:${server.port}`, ...more });
  const ownerOf = async (key: string) => {
    const { cookie } = await ask(key, '/api/account/login', { method: 'POST', body: exampleOwner });
    return async <T>(path: string) => (await ask(key, path, { cookie })).json() as T;
  };
  const look = async (key: string, path: string) => {
    const { text } = await ask(key, path);
    const shown = textsOf(text.replaceAll(/<option.*?<\/option>/gs, ''));
    for (const [, said = ''] of text.matchAll(/(?:description|title|:alt)" content="([^"]+)"/g))
      shown.push(said);
    return { text, english: englishIn(shown).map((english) => `${key} ${path}: ${english}`) };
  };

  /** What emails to visitors say in English. */
  const mailsOf = async (key: string, kinds: readonly string[]) => {
    const owner = await ownerOf(key);
    const visitors = new Set(mailKinds.filter(({ to }) => to === 'visitor').map(({ emailID }) => emailID));
    const mails = (await owner<{ _id: string; emailID: string }[]>('/api/mails')).filter(({ emailID }) =>
      visitors.has(emailID),
    );
    expect(mails.map(({ emailID }) => emailID)).toEqual(expect.arrayContaining([...kinds]));
    const read = await Promise.all(
      mails.map(({ _id }) => owner<{ subject: string; text: string }>(`/api/mail/${_id}`)),
    );
    return englishIn(read.flatMap(({ subject, text }) => [subject, ...text.split('\n')]));
  };

  test.each(keys)('no page of the %s has an English word', async (key) => {
    const paths = ['/', ...further];
    const found: string[] = [];
    for (const path of paths) {
      const { text, english } = await look(key, path);
      found.push(...english);
      for (const [, href = ''] of text.matchAll(/<(?:a|link) [^>]*href="(\/[^"#]*)/g)) {
        const linked = href.replaceAll('&amp;', '&');
        if (isRead(linked) && !paths.includes(linked)) paths.push(linked);
      }
    }
    expect(paths.length).toBeGreaterThan(further.length + 8);
    expect(found).toEqual([]);
  });

  test('an order is paid, and neither its page nor its email has one', async () => {
    const products = (await ask('shop', '/api/products')).json() as Product[];
    const one = products.find(({ variants }) => !variants || variants.length < 2);
    const body = {
      origin: '/order/checkout',
      deliveryAddress: { line1: 'Ada Brook 1', line2: '', postcode: 'AB1 2CD', country: 'GB' },
      payment: {},
      email: 'ada@guests.test',
      name: 'Ada Brook',
      items: [{ productId: one?._id, quantity: 1 }],
    };
    const placed = await ask('shop', '/api/order/pending', { method: 'POST', body });
    expect(placed.status, placed.text).toBeLessThan(300);
    const { _id: order, accessKey = '' } = placed.json() as { _id: string; accessKey?: string };
    const card = { order, card: '4242424242424242' };
    const headers = { 'x-order-key': accessKey };
    const paid = await ask('shop', '/api/payment/test', { method: 'POST', body: card, headers });
    expect(paid.status, paid.text).toBeLessThan(300);
    expect((await look('shop', `/account/order/${order}?key=${accessKey}`)).english).toEqual([]);
    expect(await mailsOf('shop', ['order-paid'])).toEqual([]);
  });

  test('a class is booked, and neither its page nor its email has one', async () => {
    const services = await (await ownerOf('studio'))<Service[]>('/api/services');
    const service = services.find(({ capacity }) => capacity > 1)?._id;
    const { start } = (await ask('studio', `/api/service/${service}/next`)).json() as { start: string };
    const guest = { name: 'Ada Brook', email: 'ada@guests.test', timezone: 'Asia/Riyadh', people: 2 };
    const body = { service, start, ...guest };
    const booked = await ask('studio', '/api/booking', { method: 'POST', body });
    expect(booked.status, booked.text).toBe(201);
    const { _id: id, accessKey } = booked.json() as { _id: string; accessKey: string };
    expect((await look('studio', `/booking/${id}?key=${accessKey}`)).english).toEqual([]);
    expect(await mailsOf('studio', ['booking-confirmed'])).toEqual([]);
  });
});
