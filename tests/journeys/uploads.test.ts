import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LibraryFile } from '../../src/features/files/contract.ts';
import { type BreakableLine, breakableLine } from '../support/breakable-line.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { wav } from '../support/pictures.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const SECOND = 1_000_000;

let server: RunningServer;
let browser: Browser;
let window: OwnerWindow;
let line: BreakableLine;
let speed: CDPSession;
/** The browser's upload requests: `POST`, `PATCH 0`, `HEAD`, with the offset if there is one. */
let asked: string[];

/** Requests without the id of the site. */
const nameless: string[] = [];

/** Limits the upload to this many bytes per second. */
const setSpeed = (bytes: number) =>
  speed.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytes,
  });

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file]:not([webkitdirectory])')
    .last()
    .setInputFiles({ name, mimeType: 'audio/wav', buffer });
const row = (name: string) => window.page.getByRole('listitem').filter({ hasText: name });
const underWay = (name: string) =>
  row(name)
    .getByText(/^[1-9][\d.]* [KM]B of /)
    .waitFor();
const found = async (name: string) =>
  (await window.call<LibraryFile[]>('get', `/api/files?q=${encodeURIComponent(name)}`)).map(
    ({ size }) => size,
  );

beforeAll(async () => {
  server = await startServer();
  line = await breakableLine(server.port);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await line?.close();
  await server?.stop();
});

beforeEach(async () => {
  window = await ownerWindow(browser, line);
  speed = await window.context.newCDPSession(window.page);
  await speed.send('Network.enable');
  asked = [];
  window.page.on('request', (request) => {
    if (!request.url().includes('/api/files/uploads')) return;
    asked.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
  });
  window.page.on('dialog', (dialog) => void dialog.accept());
  await window.page.goto(`${line.url}/admin/files/upload`);
});

afterEach(async () => {
  await window.context.close();
  nameless.push(...window.complaints.filter((words) => words.includes('names no site')));
});

test('a lost line stops an upload where it was, and it goes on from there by itself', async () => {
  const { page } = window;
  const sound = wav(1, 12);
  await setSpeed(2 * SECOND);
  await choose(page, 'Lost line.wav', sound);
  await underWay('Lost line.wav');
  await page.getByText(/left$/).first().waitFor();
  line.cut();
  await row('Lost line.wav')
    .getByText('You’re offline. The upload continues when you’re back online.')
    .waitFor();
  await expectNoBarriers(page);
  await setSpeed(-1);
  line.mend();
  await page.getByText('1 of 1 uploaded').waitFor();
  expect(await found('Lost line')).toEqual([sound.length]);
  expect(asked.filter((each) => each === 'POST')).toHaveLength(1);
  expect(Number(asked.findLast((each) => each.startsWith('PATCH'))?.split(' ')[1])).toBeGreaterThan(0);
});

test('a pause holds it, and going on elsewhere in the admin does not', async () => {
  const { page } = window;
  const sound = wav(2, 12);
  await setSpeed(2 * SECOND);
  await choose(page, 'Paused.wav', sound);
  await underWay('Paused.wav');
  await page.getByRole('button', { name: 'Pause Paused.wav' }).click();
  await row('Paused.wav')
    .getByText(/^Paused at/)
    .waitFor();
  await setSpeed(SECOND / 2);
  await page.getByRole('button', { name: 'Resume Paused.wav' }).click();
  await page.getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
  const indicator = page.getByRole('link', { name: /^0 of 1 uploaded/ });
  await indicator.waitFor();
  await expectNoBarriers(page);
  await indicator.click();
  await setSpeed(-1);
  await page.getByText('1 of 1 uploaded').waitFor();
  expect(await found('Paused')).toEqual([sound.length]);
});

test('what is cancelled is gone from the list and from the server', async () => {
  const { page } = window;
  await setSpeed(2 * SECOND);
  await choose(page, 'Cancelled.wav', wav(3, 12));
  await underWay('Cancelled.wav');
  await page.getByRole('button', { name: 'Cancel Cancelled.wav' }).click();
  await row('Cancelled.wav').waitFor({ state: 'detached' });
  await setSpeed(-1);
  await expect.poll(() => asked.at(-1)).toBe('DELETE');
  expect(await found('Cancelled')).toEqual([]);
});

test('leaving asks, and a window that is loaded anew takes its uploads up again', async () => {
  const { page } = window;
  const questions: string[] = [];
  page.on('dialog', (dialog) => questions.push(dialog.type()));
  const sound = wav(4, 12);
  await setSpeed(2 * SECOND);
  await choose(page, 'Reloaded.wav', sound);
  await underWay('Reloaded.wav');
  // Browsers ask only people who have used the page.
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await setSpeed(-1);
  await page.getByText('1 of 1 uploaded').waitFor();
  expect(await found('Reloaded')).toEqual([sound.length]);
  expect(asked.filter((each) => each === 'POST')).toHaveLength(1);
});

test('each of these requests names the site', () => expect(nameless).toEqual([]));
