import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '../../src/features/bookings/contract.ts';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let service: Service;
const complaints: string[] = [];

// A Wednesday next summer, far from any clock change; London is an hour ahead of UTC.
const day = (() => {
  const june = new Date(`${new Date().getFullYear() + 1}-06-10T12:00:00Z`);
  june.setUTCDate(june.getUTCDate() + ((10 - june.getUTCDay()) % 7));
  return june.toISOString().slice(0, 10);
})();
const at = (time: string) => new Date(`${day}T${time}:00+01:00`).toISOString();

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  // On the other side of the world, the calendar shows the site's time.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    timezoneId: 'Pacific/Auckland',
  });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const headers = { origin: server.url };
  const data = { email: owner.email, password: owner.password };
  await context.request.post(`${server.url}/api/account/login`, { data, headers });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function expectGood(): Promise<void> {
  await expectNoBarriers(page);
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    await expectToFit(page);
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const call = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
  const reply = await page.request.fetch(`${server.url}${path}`, {
    method,
    headers: { origin: server.url },
    ...(data === undefined ? {} : { data }),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as T;
};
const book = (time: string, name: string) =>
  call<Booking>('POST', '/api/booking', {
    service: service._id,
    start: at(time),
    email: 'guest@guests.test',
    name,
    answers: { 'question-1': 'Twice' },
  });
const startOf = async ({ _id }: Booking) => (await call<Booking>('GET', `/api/booking/${_id}`)).start;
const event = (name: string) => page.getByRole('button', { name: new RegExp(`${name} · Wheel lesson`) });

/** To the position of another time of the same day. */
async function drag(what: Locator, hours: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + 10);
  await page.mouse.down();
  // An hour is as tall as a booking of an hour.
  await page.mouse.move(x, box.y + 14, { steps: 3 });
  await page.mouse.move(x, box.y + 10 + hours * box.height, { steps: 12 });
  await page.mouse.up();
}

test('an owner makes a service: hours copied to other days, a question, people who give it', async () => {
  await page.goto(`${server.url}/admin/services`);
  await page.getByRole('link', { name: 'Add service' }).click();
  await page.getByRole('link', { name: /^Appointment/ }).click();
  await field('Name').fill('Wheel lesson');
  await press('Save changes');
  await page.getByText('Enter an amount like 24.50.').waitFor();
  await page.getByRole('textbox', { name: /^Price \(/ }).fill('35');
  await page.getByLabel('Monday to', { exact: true }).fill('16:00');
  await press('Copy hours from Monday');
  await page.getByRole('menuitem', { name: 'Every day' }).click();
  await page.getByRole('textbox', { name: 'Booking window (days)' }).fill('700');
  await press('Add question');
  await field('Question').fill('How often have you thrown?');
  await press('Add staff, room or equipment');
  await page.getByLabel('Needs one of').and(page.locator('input')).first().fill('Nell the second');
  await page.keyboard.press('Enter');
  await page.getByText('Nell the second').first().waitFor();
  await press('Add repeating dates');
  await page.getByRole('button', { name: 'Add dates' }).press('Enter');
  await field('Location').fill('The long bench');
  await page.getByRole('radio', { name: 'Teal' }).press('Space');
  await page.getByRole('switch', { name: 'Visitors can book this service' }).click();
  await expectGood();
  await press('Save changes');
  await page.getByText('Service saved. Visitors can now book it.').waitFor();
  await page.waitForURL(/\/admin\/services\/edit\//);
  service = await call<Service>('GET', '/api/service/wheel-lesson');
  expect(service).toMatchObject({
    price: 35,
    location: 'The long bench',
    colour: '#1f7f8c',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '09:00', to: '16:00' })),
    questions: [{ id: 'question-1', label: 'How often have you thrown?' }],
    needs: [[expect.any(String)]],
    published: true,
  });
  expect(service.sessions).toHaveLength(6);
});

test('its bookings stand in the calendar at the site’s time; one is dragged, taken back, and refused where another is', async () => {
  const [ann, bea] = [await book('09:00', 'Ann'), await book('14:00', 'Bea')];
  await page.goto(`${server.url}/admin/calendar?view=week&date=${day}`);
  await event('Ann').waitFor();
  expect(await event('Ann').textContent()).toContain('09:00');
  await drag(event('Ann'), 2);
  await page.getByText(/^Ann’s booking rescheduled to .*11:00\.$/).waitFor();
  expect(await startOf(ann)).toBe(at('11:00'));
  await press('Undo');
  await expect.poll(() => startOf(ann)).toBe(at('09:00'));
  await expect.poll(() => event('Ann').textContent()).toContain('09:00');
  await drag(event('Ann'), 5);
  await page.getByText('This time is already booked. Choose another.').waitFor();
  await expect.poll(() => event('Ann').textContent()).toContain('09:00');
  expect([await startOf(ann), await startOf(bea)]).toEqual([at('09:00'), at('14:00')]);
  await expectGood();
});

test('by keyboard: a booking is opened, read, moved and cancelled', async () => {
  await event('Ann').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Wheel lesson' });
  await drawer.getByText('How often have you thrown?').waitFor();
  await drawer.getByText('Twice').waitFor();
  await drawer.getByRole('button', { name: 'Reschedule', exact: true }).press('Enter');
  const free = drawer.getByRole('group', { name: 'Available times that day' });
  await free.getByRole('button', { name: '12:00' }).press('Enter');
  expect(await drawer.getByLabel('New time', { exact: true }).inputValue()).toBe('12:00');
  await drawer.getByRole('button', { name: 'Reschedule', exact: true }).press('Enter');
  await page.getByText(/^Ann’s booking rescheduled to .*12:00\.$/).waitFor();
  await drawer.getByRole('button', { name: 'Cancel booking' }).press('Enter');
  await drawer.getByRole('alert').getByRole('button', { name: 'Cancel booking' }).press('Enter');
  await drawer.getByText('Cancelled', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await event('Ann').waitFor({ state: 'detached' });
});

test('time is blocked for everybody and freed again, a booking is added by hand', async () => {
  const free = async () =>
    (await call<{ start: string }[]>('GET', `/api/service/${service._id}/slots?from=${day}&to=${day}`))
      .length;
  const before = await free();
  await press('More calendar actions');
  await page.getByRole('menuitem', { name: 'Block time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block time' });
  const focused = (part: Locator) => part.evaluate((element) => element === document.activeElement);
  await expect.poll(() => focused(dialog.getByLabel(/^From/))).toBe(true);
  await dialog.getByLabel(/^From/).fill(`${day}T09:00`);
  await dialog.getByLabel(/^To/).fill(`${day}T13:00`);
  await dialog.getByLabel('Note').fill('Fair');
  await dialog.getByRole('button', { name: 'Block time' }).press('Enter');
  const block = page.getByRole('button', { name: /Blocked · Fair/ });
  await block.waitFor();
  expect(await free()).toBeLessThan(before);
  await block.focus();
  await page.keyboard.press('Enter');
  await press('Unblock time');
  await block.waitFor({ state: 'detached' });
  await expect.poll(free).toBe(before);

  await page.getByRole('button', { name: 'Add booking' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add booking' });
  await expect.poll(() => focused(adding.getByLabel('Service'))).toBe(true);
  await adding.getByLabel('Service').selectOption({ label: 'Wheel lesson' });
  await adding.getByLabel(/^Start/).fill(`${day}T18:00`);
  await adding.getByLabel(/^Name/).fill('Cem');
  await adding.getByLabel(/^Email/).fill('cem@guests.test');
  await adding.getByRole('button', { name: 'Add booking' }).press('Enter');
  await event('Cem').waitFor();
  expect(await event('Cem').textContent()).toContain('18:00');
});

test('a request is declined, a class is dragged with all its people, the day is printed, somebody did not come', async () => {
  const make = (fields: object) =>
    call<Service>('POST', '/api/service', {
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, from: '09:00', to: '17:00' })),
      horizonDays: 700,
      published: true,
      ...fields,
    });
  const advice = await make({ label: 'Advice', asksOwner: true });
  const group = await make({ label: 'Glaze class', capacity: 3 });
  const asked = async ({ _id }: Service, time: string, name: string) => {
    const body = { service: _id, start: at(time), email: 'guest@guests.test', name };
    const reply = await server.request({ method: 'POST', path: '/api/booking', body });
    expect(reply.status, reply.text).toBe(201);
    return reply.json() as Booking;
  };
  const dora = await asked(advice, '09:00', 'Dora');
  const people = [await asked(group, '10:00', 'Eli'), await asked(group, '10:00', 'Fay')];
  await page.goto(`${server.url}/admin/calendar?view=day&date=${day}`);
  await page.getByRole('button', { name: /Dora · Advice/ }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Advice' });
  await drawer.getByRole('button', { name: 'Decline' }).press('Enter');
  const sure = drawer.getByRole('alert').filter({ hasText: 'Decline Dora?' });
  await sure.getByRole('button', { name: 'Decline' }).press('Enter');
  await drawer.getByText('Cancelled', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  expect(await call('GET', `/api/booking/${dora._id}`)).toMatchObject({ status: 'cancelled' });

  const drawn = page.getByRole('button', { name: /2 of 3 · Glaze class/ });
  await drag(drawn, 1);
  await page.getByRole('dialog', { name: /^Reschedule “Glaze class” to/ }).waitFor();
  await press('Reschedule class');
  await page.getByText(/Everyone has been notified by email\.$/).waitFor();
  expect(await Promise.all(people.map(startOf))).toEqual([at('11:00'), at('11:00')]);
  await expect.poll(() => drawn.textContent()).toContain('11:00');

  await page.evaluate('window.print = () => { window.printed = true; }');
  await press('More calendar actions');
  await page.getByRole('menuitem', { name: 'Print day' }).click();
  expect(await page.evaluate('window.printed')).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: 'Day sheet' });
  await expect.poll(() => sheet.isVisible()).toBe(true);
  const rows = await sheet.getByRole('row').allTextContents();
  expect(rows.filter((row) => row.includes('Glaze class'))).toEqual([
    '11:00–12:00EliGlaze class☐',
    '11:00–12:00FayGlaze class☐',
  ]);
  expect(rows.join()).not.toContain('Dora');
  for (const other of [page.getByRole('heading', { name: 'Calendar' }), page.locator('header, nav')])
    expect(await other.first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  const past = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const gone = await call<Booking>('POST', '/api/booking', {
    service: advice._id,
    start: past,
    email: 'guest@guests.test',
    name: 'Gus',
  });
  await page.goto(`${server.url}/admin/calendar?view=list&date=${past.slice(0, 10)}`);
  await page.getByText('Gus · Advice').first().click();
  await drawer.getByRole('switch', { name: 'No-show' }).click();
  await expect.poll(() => call('GET', `/api/booking/${gone._id}`)).toMatchObject({ noShow: true });
  await page.keyboard.press('Escape');
});

test('other calendars get an address that shows it all; one that leads inwards is explained', async () => {
  await page.goto(`${server.url}/admin/calendar/connections`);
  await press('Create address');
  const address = await page.getByLabel('Calendar feed address').inputValue();
  const feed = await page.request.get(address);
  expect(await feed.text()).toContain('SUMMARY:Wheel lesson: Cem');
  await field('Calendar address').fill('webcal://127.0.0.1/private.ics');
  await field('Name').fill('My phone');
  await press('Connect calendar');
  await page.getByText('This address is on a private network that we can’t reach.').waitFor();
  await expectGood();
  await page.goto(`${server.url}/admin/calendar/clock-change`);
  await page.getByText(/the clocks in London go/).waitFor();
  await expectGood();
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('table', { name: 'Times in visitors’ time zones' });
  const edges = await table.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return (
        range.getBoundingClientRect().right - (cell.closest('table')?.getBoundingClientRect().right ?? 0)
      );
    }),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(0);
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width, height: 1000 });
  // The error of the refused drag.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});
