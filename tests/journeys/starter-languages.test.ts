import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOwner, fillStarters } from '../../scripts/starters/fill.ts';
import { designWords } from '../../src/app/starters/in-language.ts';
import { starters } from '../../src/app/starters/index.ts';
import { ar as bookingInArabic } from '../../src/features/bookings/messages/booking/ar.ts';
import { de as bookingInGerman } from '../../src/features/bookings/messages/booking/de.ts';
import { ar as serviceInArabic } from '../../src/features/bookings/messages/service/ar.ts';
import { de as serviceInGerman } from '../../src/features/bookings/messages/service/de.ts';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { mailKinds } from '../../src/features/emails/mail-kinds.ts';
import { ar as cartInArabic } from '../../src/features/orders/messages/cart/ar.ts';
import { de as cartInGerman } from '../../src/features/orders/messages/cart/de.ts';
import { ar as checkoutInArabic } from '../../src/features/orders/messages/checkout/ar.ts';
import { de as checkoutInGerman } from '../../src/features/orders/messages/checkout/de.ts';
import { ar as shopInArabic } from '../../src/features/orders/messages/shop/ar.ts';
import { de as shopInGerman } from '../../src/features/orders/messages/shop/de.ts';
import { launchBrowser } from '../support/browser.ts';
import { englishFinder, textsOf } from '../support/english-words.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const designed = starters.filter(({ key }) => key !== 'plain');
const keys = designed.map(({ key }) => key);

const messages = {
  de: {
    booking: bookingInGerman,
    cart: cartInGerman,
    checkout: checkoutInGerman,
    service: serviceInGerman,
    shop: shopInGerman,
  },
  ar: {
    booking: bookingInArabic,
    cart: cartInArabic,
    checkout: checkoutInArabic,
    service: serviceInArabic,
    shop: shopInArabic,
  },
};

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const settings = { PORT: String(server.port), DATA_DIR: server.dataDir };
  await fillStarters(settings, keys, { language: 'de', suffix: '-de' });
  await fillStarters(settings, keys, { language: 'ar', suffix: '-ar' });
});
afterAll(async () => {
  await browser?.close();
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
  const { booking, cart, checkout, service, shop } = messages[language];
  const isRead = (path: string) =>
    !/^\/(api|assets|files|icons|static|social)\b|\.(css|js|svg|png|webmanifest)/.test(path) &&
    // Dates and values in feeds are for programs; in Arabic any Latin word would count.
    (language === 'de' || !path.endsWith('.xml'));
  const own = JSON.stringify([
    designed.map((starter) => designWords(starter, language).example),
    'nothing-like-this',
    // A day of the week in German.
    ...(language === 'de' ? ['Tag'] : ['Ada Brook', 'ada@guests.test']),
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
  const englishOf = (html: string) => {
    const shown = textsOf(html.replaceAll(/<option.*?<\/option>/gs, ''));
    for (const [, said = ''] of html.matchAll(/(?:description|title|:alt)" content="([^"]+)"/g))
      shown.push(said);
    return englishIn(shown);
  };

  /** A phone on a site, and the English that it has met there. */
  const visitor = async (key: string) => {
    const page = await browser.newPage({
      baseURL: `http://${key}-${language}.localhost:${server.port}`,
      viewport: { width: 390, height: 844 },
      locale: language,
      timezoneId: 'Europe/Berlin',
    });
    const seen: string[] = [];
    const see = async (screen: string) =>
      seen.push(...englishOf(await page.content()).map((english) => `${screen}: ${english}`));
    return { page, see, seen };
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
      mails.map(({ _id }) => owner<{ subject: string; text: string; html: string }>(`/api/mail/${_id}`)),
    );
    return read.flatMap(({ subject, text, html }) => [
      ...englishIn([subject, ...text.split('\n')]),
      ...englishOf(html),
    ]);
  };

  test.each(keys)('no page of the %s has an English word', async (key) => {
    const paths = ['/', ...further];
    const found: string[] = [];
    for (const path of paths) {
      const { text } = await ask(key, path);
      found.push(...englishOf(text).map((english) => `${key} ${path}: ${english}`));
      for (const [, href = ''] of text.matchAll(/<(?:a|link) [^>]*href="(\/[^"#]*)/g)) {
        const linked = href.replaceAll('&amp;', '&');
        if (isRead(linked) && !paths.includes(linked)) paths.push(linked);
      }
    }
    expect(paths.length).toBeGreaterThan(further.length + 8);
    expect(found).toEqual([]);
  });

  test('a visitor on a phone buys, from the home page to the paid order, and meets none', async () => {
    const { page, see, seen } = await visitor('shop');
    await page.goto('/');
    await see('home page');
    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    await page.getByRole('button', { name: shop.addToCart }).click();
    await page.getByRole('link', { name: cart.viewCart }).click();
    const toCheckout = page.getByRole('main').getByRole('link', { name: cart.checkout, exact: true });
    await toCheckout.waitFor();
    await see('cart');
    await toCheckout.click();
    await page.getByRole('button', { name: checkout.continueToPayment }).click();
    await page.getByRole('alert').first().waitFor();
    await see('checkout, nothing filled in');
    await page.getByLabel(checkout.emailAddress).fill('ada@guests.test');
    await page.getByLabel(checkout.fullName).fill('Ada Brook');
    await page.locator('[autocomplete~=address-line1]').fill('Ada Brook 1');
    await page.locator('[autocomplete~=address-level2]').fill('Ada Brook');
    await page.locator('[autocomplete~=postal-code]').fill('10115');
    await page.getByRole('button', { name: checkout.continueToPayment }).click();
    await page.getByLabel(checkout.cardNumber).fill('4000 0000 0000 0002');
    await page.locator('form button[type=submit]').last().click();
    await page.getByRole('alert').first().waitFor();
    await see('refused card');
    await page.getByLabel(checkout.cardNumber).fill('4242 4242 4242 4242');
    await page.locator('form button[type=submit]').last().click();
    await page.getByRole('heading', { name: checkout.thankYou }).waitFor();
    await see('paid order');
    expect(seen).toEqual([]);
    expect(await mailsOf('shop', ['order-paid'])).toEqual([]);
  });

  test('a visitor on a phone books a class, and meets none', async () => {
    const { page, see, seen } = await visitor('studio');
    const services = await (await ownerOf('studio'))<Service[]>('/api/services');
    await page.goto(`/service/${services.find(({ capacity }) => capacity > 1)?.slug}`);
    await page.getByText(service.nextAvailable).getByRole('button').click();
    await see('times');
    await page.getByRole('button', { name: service.confirmBooking }).click();
    await page.getByRole('alert').first().waitFor();
    await see('booking, nothing filled in');
    await page.getByLabel(service.fullName).fill('Ada Brook');
    await page.getByLabel(service.emailAddress).fill('ada@guests.test');
    await page.getByRole('button', { name: service.confirmBooking }).click();
    await page.getByRole('heading', { level: 1, name: booking.youreBooked }).waitFor();
    await see('booking');
    expect(seen).toEqual([]);
    expect(await mailsOf('studio', ['booking-confirmed'])).toEqual([]);
  });
});
