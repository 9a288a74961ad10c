import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfferedSlot } from '../../src/features/bookings/contract.ts';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { signIn } from '../support/burst.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { watchNamedSite } from '../support/named-site.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
beforeEach(async () => {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/Oslo',
    // Colours are wrong during a fade.
  });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  watchNamedSite(page, (sentence) => complaints.push(sentence));
  return () => context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const nextFree = () => page.getByText('Next available:').getByRole('button');
const freeDays = (within: Page | Locator) => within.locator('table:not([aria-busy="true"]) [data-free]');
const firstTime = (within: Page | Locator) =>
  within
    .getByRole('listitem')
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first();
/** The first time on a day in a later month, which is beyond the notice of every service on any date. */
const chooseLater = async (within: Page | Locator) => {
  await within.getByRole('button', { name: 'Next month' }).click();
  await freeDays(within).nth(2).click();
  await firstTime(within).click();
};
const fillIn = async (email: string) => {
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Email address').fill(email);
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const when = () => page.locator('dd').nth(1).textContent();

/** Collects the texts of toasts. */
async function toastsOf(shown: Page): Promise<() => Promise<string[]>> {
  const kept = await shown.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[role="status"]')) texts.push(toast.textContent);
    }).observe(document.body, { childList: true, subtree: true });
    return texts;
  });
  return () => kept.evaluate((texts) => texts);
}

test('a free class is found on a page, booked by keys, moved, and cancelled by its link without an account', async () => {
  await page.goto('/classes');
  await page.getByRole('link', { name: 'Open studio evening' }).click();
  await heading('Open studio evening').waitFor();
  // The layout is stable before any times are loaded.
  await watchShifts(page);
  await page.reload();
  await nextFree().waitFor();
  await page
    .getByText(/places? left/)
    .first()
    .waitFor();
  expect(await shifted(page)).toBeLessThan(0.02);
  // Times are in the visitor's time zone, with the studio's beside them.
  await page.getByText('Times are in Oslo time').waitFor();
  const chosen = page.locator('table button[aria-pressed="true"]');
  await chosen.focus();
  const first = await chosen.getAttribute('data-day');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-day'))).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  // The next evening can be too soon to reschedule or cancel.
  await page.getByRole('button', { name: 'Next month' }).press('Enter');
  await freeDays(page).nth(2).press('Enter');
  await page.getByRole('button', { name: /18:30 in London time/ }).press('Enter');
  const toasts = await toastsOf(page);
  await page.getByRole('button', { name: 'Confirm booking' }).press('Enter');
  await page.getByRole('link', { name: 'Enter your email address.' }).waitFor();
  await expectNoBarriers(page);
  await fillIn('ada@guests.test');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await heading('You’re booked').waitFor();
  // The field and the summary said what was missing.
  expect((await toasts()).filter((text) => text.includes('Enter your'))).toEqual([]);
  const before = await when();
  expect(before).toContain('19:30');
  await expectNoBarriers(page);

  const link = page.url();
  expect(link).toMatch(/\/booking\/[\w-]{36}\?key=/);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect((await server.request({ path: file ?? '' })).text).toContain('BEGIN:VEVENT');
  await page.getByRole('button', { name: 'Reschedule', exact: true }).click();
  const box = page.getByRole('group', { name: 'Reschedule booking' });
  // At the end of a month, the only free day may already be chosen.
  await box.getByRole('button', { name: 'Next month' }).click();
  await freeDays(box).first().click();
  await firstTime(box).click();
  await box.getByRole('button', { name: /^Reschedule to/ }).click();
  await box.waitFor({ state: 'detached' });
  expect(await when()).not.toBe(before);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).last().click();
  await heading('Booking cancelled').waitFor();
  await page.goto(link.replace(/key=.{5}/, 'key=wrong'));
  await page.getByText('This booking doesn’t exist').first().waitFor();
});

test('a lesson and a bowl in one cart are paid together; cancelled in time, the money goes back', async () => {
  await page.goto('/product/serving-dish');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: /Cart, items: 1/ }).waitFor();
  await page.goto('/service/private-lesson');
  // The next available time can be too soon to cancel at the end.
  await nextFree().waitFor();
  await chooseLater(page);
  await fillIn('bea@guests.test');
  await page.getByLabel('Have you thrown before?').selectOption('A little');
  await page.getByRole('button', { name: 'Add to cart – £60.00' }).click();
  await heading('Your cart').waitFor();
  await page.getByText('Private lesson').waitFor();
  await page.getByText('£128.00').first().waitFor();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  // Guests enter their details once.
  expect(await page.getByLabel('Email address').inputValue()).toBe('bea@guests.test');
  await page.getByLabel('Address', { exact: true }).fill('1 Kiln Lane');
  await page.getByLabel('Town or city').fill('Fowey');
  await page.getByLabel('Postcode').fill('AB1 2CD');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await heading('Thank you').waitFor();
  await page.getByRole('link', { name: 'View, reschedule or cancel' }).click();
  await heading('You’re booked').waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('£60.00 will be refunded').waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).last().click();
  await heading('Booking cancelled').waitFor();
});

test('a party of three books one class: three prices, three places, one booking', async () => {
  await page.goto('/service/first-time-on-the-wheel');
  await nextFree().waitFor();
  await page.getByLabel('People').selectOption('3 people');
  await nextFree().waitFor();
  await chooseLater(page);
  await page.getByText('£144.00 (3 × £48.00)').waitFor();
  await fillIn('party@guests.test');
  await page.getByRole('button', { name: 'Add to cart – £144.00' }).click();
  await heading('Your cart').waitFor();
  await page.getByText('3 people').waitFor();
  expect(await page.getByRole('main').innerText()).toContain('£144.00');
});

test('a party too large for the places left sees at once which time it can wait for', async () => {
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const made = await server.request({
    method: 'POST',
    path: '/api/service',
    cookie: await signIn(server),
    body: {
      label: 'Raku day',
      slug: 'raku-day',
      capacity: 3,
      waitingList: true,
      sessions: [{ date, time: '18:00' }],
      published: true,
    },
  });
  expect(made.status, made.text).toBe(201);
  const { _id } = made.json() as Service;
  const { start } = (await server.request({ path: `/api/service/${_id}/next` })).json() as OfferedSlot;
  const body = { service: _id, start, people: 2, email: 'two@guests.test', name: 'Ada Byron' };
  const booked = await server.request({ method: 'POST', path: '/api/booking', body });
  expect(booked.status, booked.text).toBe(201);
  await page.goto('/service/raku-day');
  await page.getByText('1 place left').waitFor();
  await page.getByLabel('People').selectOption('2 people');
  await page.getByRole('button', { name: /Full – join the waiting list/ }).click();
  expect(await page.getByText('No times available').count()).toBe(0);
  await fillIn('party@guests.test');
  await page.getByRole('button', { name: 'Join the waiting list', exact: true }).click();
  await page.getByText('You’re on the waiting list.').waitFor();
});

test('a course is booked as one by keys, shows all its dates, and is cancelled as one', async () => {
  const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const made = await server.request({
    method: 'POST',
    path: '/api/service',
    cookie: await signIn(server),
    body: {
      label: 'Wheel course',
      slug: 'wheel-course',
      capacity: 6,
      wholeSeries: true,
      sessions: [9, 16, 23].map((days) => ({ date: ahead(days), time: '18:00' })),
      published: true,
    },
  });
  expect(made.status, made.text).toBe(201);
  await page.goto('/service/wheel-course');
  await page.getByText('6 places left').waitFor();
  await page.getByRole('button', { name: 'Book all 3 dates' }).press('Enter');
  await fillIn('cleo@guests.test');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Confirm booking' }).press('Enter');
  await heading('You’re booked').waitFor();
  const dates = page.locator('dd').nth(1).getByRole('listitem');
  expect(await dates.count()).toBe(3);
  expect(await dates.first().textContent()).toMatch(/18:00\s–.*19:00\s–.*in your time zone/);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('all remaining dates').waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).last().click();
  await heading('Booking cancelled').waitFor();
});

test('a time that is too soon to be changed online is booked with that said, before and after', async () => {
  const made = await server.request({
    method: 'POST',
    path: '/api/service',
    cookie: await signIn(server),
    body: {
      label: 'Kiln opening',
      slug: 'kiln-opening',
      cancelNoticeMinutes: 30 * 24 * 60,
      sessions: [{ date: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10), time: '18:00' }],
      published: true,
    },
  });
  expect(made.status, made.text).toBe(201);
  await page.goto('/service/kiln-opening');
  await nextFree().click();
  await page.getByText('It’s too late to reschedule or cancel this time online.').waitFor();
  await fillIn('cleo@guests.test');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await page.getByText('It’s too late to reschedule or cancel online.').waitFor();
});

test('a time that somebody else takes while one types: nearest ones are offered, nothing typed is lost', async () => {
  const services = (await server.request({ path: '/api/services' })).json() as Service[];
  const kiln = services.find(({ label }) => label === 'Hire the small kiln');
  const next = await server.request({ path: `/api/service/${kiln?._id}/next` });
  const { start } = next.json() as OfferedSlot;
  await page.goto('/service/hire-the-small-kiln');
  await nextFree().click();
  await fillIn('cem@guests.test');
  await page.getByLabel('Which clay and glazes?').fill('Stoneware, ash glaze');
  const quick = await server.request({
    method: 'POST',
    path: '/api/booking',
    body: {
      service: kiln?._id ?? '',
      start,
      email: 'quick@guests.test',
      name: 'Quick',
      answers: { clay: 'Porcelain' },
      cart: true,
    },
  });
  expect(quick.status, quick.text).toBe(201);
  await page.getByRole('button', { name: /Add to cart/ }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'Someone else has just booked this time' });
  await lost.getByText('Your details have been kept.').waitFor();
  await expectNoBarriers(page);
  await lost.getByRole('button').first().click();
  expect(await page.getByLabel('Which clay and glazes?').inputValue()).toBe('Stoneware, ash glaze');
  await page.getByRole('button', { name: /Add to cart – £15.00/ }).click();
  await heading('Your cart').waitFor();
  expect(complaints).toEqual([]);
});
