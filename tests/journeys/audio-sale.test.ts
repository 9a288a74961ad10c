import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AudioTrack } from '../../src/features/audio/contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { root } from '../support/files.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;

const heard = async () => (await server.request({ path: '/api/audio' })).json() as AudioTrack[];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser(['--mute-audio'])]);
  await eventually(heard, (found) => found.length === 4, { what: 'the music is looked at' });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://demo.localhost:${server.port}` });
  return context.newPage();
}
const call = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(where, { method: how, headers, body: JSON.stringify(what) });
      return reply.status;
    },
    [method, path, body] as const,
  );

test('an owner sells a track, and a visitor hears its beginning and buys it while it plays', async () => {
  const admin = await newPage();
  // Not on the sign-in page, which redirects people who are signed in.
  await admin.goto('/');
  expect(await call(admin, 'POST', '/api/account/login', owner)).toBe(200);
  expect(await call(admin, 'PUT', '/api/website', { settings: { ecommerce: { enabled: true } } })).toBe(200);
  const product = { label: 'Slack Water, to keep', price: 3.5, kind: 'digital', published: true };
  expect(await call(admin, 'POST', '/api/product', product)).toBe(201);

  await admin.goto('/admin/audio');
  await admin.getByRole('button', { name: 'Edit Slack Water' }).click();
  await admin.getByRole('combobox', { name: 'Product' }).click();
  await admin.getByRole('option', { name: 'Slack Water, to keep' }).click();
  await admin.getByRole('textbox', { name: 'Preview length' }).fill('8');
  await admin.getByRole('button', { name: 'Save track' }).click();
  await admin.getByText('sold as Slack Water, to keep').waitFor();
  const [track] = await eventually(heard, (found) => found.length === 4 && found[0]?.preview === true, {
    what: 'the preview is cut',
  });
  expect(track?.audio).toMatch(/^\/audio\//);

  const page = await newPage();
  await page.goto('/playlist');
  await page.getByLabel('Play Slack Water').click();
  const player = page.getByRole('complementary', { name: 'Audio player' });
  await player.getByText('Preview').waitFor();
  expect(await player.getByRole('link', { name: /for Slack Water, to keep/ }).innerText()).toContain('£3.50');
  const element = page.locator('audio');
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.3);
  const breaks = await element.evaluateHandle((audio: HTMLAudioElement) => {
    const seen: string[] = [];
    for (const name of ['pause', 'waiting', 'emptied']) audio.addEventListener(name, () => seen.push(name));
    return seen;
  });
  await player.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('“Slack Water, to keep” added to cart.').waitFor();
  await player.getByRole('link', { name: 'In your cart' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 2);
  expect(await breaks.jsonValue()).toEqual([]);
  expect(await element.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBe(8);
  const cart = await page.evaluate(() => localStorage.getItem('sitewright-cart'));
  expect(JSON.parse(cart ?? '')).toMatchObject({
    state: { items: [{ label: 'Slack Water, to keep', price: 3.5 }] },
  });
});

test('what the demo sells is heard on the way from the playlist to its download, in one element', async () => {
  const page = await newPage();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/playlist');
  await page.getByLabel('Play Market Morning').click();
  const player = page.getByRole('complementary', { name: 'Audio player' });
  await player.getByText('Preview').waitFor();
  const element = await page.locator('audio').elementHandle();
  /** The same element still plays; the next one follows one that has ended. */
  const goesOn = () =>
    page.waitForFunction((first) => {
      const audio = document.querySelector('audio');
      const before = Number(audio?.dataset['at'] ?? -1);
      if (audio) audio.dataset['at'] = String(audio.currentTime);
      return audio === first && !audio?.paused && before >= 0 && (audio?.currentTime ?? 0) > before;
    }, element);
  await goesOn();
  await player.getByRole('button', { name: 'Add to cart' }).click();
  await player.getByRole('link', { name: 'In your cart' }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByLabel('Email address').fill('listener@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await goesOn();
  await page.getByLabel(/^Make my downloads available now/).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await goesOn();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await goesOn();
  expect(documents).toBe(1);
  const link = page.getByRole('link', { name: /Market Morning \(MP3\)/ });
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  // The whole track; others get only a preview.
  const whole = await readFile(join(root, 'src/app/demo/music/market-morning.mp3'));
  expect((await readFile(await saved.path())).equals(whole)).toBe(true);
});

test('an owner adds a track by the picker, and takes a deletion back', async () => {
  const admin = await newPage();
  await admin.goto('/');
  await call(admin, 'POST', '/api/account/login', owner);
  await admin.goto('/admin/audio');
  await admin.getByRole('button', { name: 'Add tracks' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Choose audio files' });
  await dialog.getByText('round-and-round.mp3').click();
  await dialog.getByRole('button', { name: /^Use/ }).click();
  const copies = admin.getByRole('button', { name: 'Delete Round and Round' });
  await eventually(
    () => copies.count(),
    (count) => count === 2,
    { what: 'the new track has its title' },
  );
  await copies.last().click();
  await eventually(
    () => copies.count(),
    (count) => count === 1,
    { what: 'the track is gone for the eye' },
  );
  await admin.getByRole('button', { name: 'Undo' }).click();
  await eventually(
    () => copies.count(),
    (count) => count === 2,
    { what: 'the track is back' },
  );
  expect(await heard()).toHaveLength(5);
});
