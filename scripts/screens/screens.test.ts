import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../tests/support/browser.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { readOptions } from './options.ts';
import { writeReport } from './report.ts';
import { visit } from './visit.ts';

const pages: Record<string, string> = {
  '/good': '<main><h1>Good</h1><p>Text</p></main>',
  '/bad': '<main><h1>Bad</h1><img src="/picture.png"><script src="/broken.js"></script></main>',
};
const server = createServer((request, response) => {
  const body = request.url === '/broken.js' ? 'throw new Error("broken on purpose")' : pages[request.url ?? ''];
  response.statusCode = body ? 200 : 404;
  response.setHeader('content-security-policy', "default-src 'self'");
  response.setHeader('content-type', request.url === '/broken.js' ? 'text/javascript' : 'text/html');
  const html = `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="/good"><body>${body}`;
  response.end(request.url === '/broken.js' ? body : html);
});
let url = '';
let browser: Browser;
let folder: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'screens-'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
});

test('a good page has no findings and leaves a picture, under a strict policy', async () => {
  const context = await browser.newContext();
  expect(await visit(context, `${url}/good`, join(folder, 'good.png'))).toEqual([]);
  expect((await readFile(join(folder, 'good.png'))).subarray(1, 4).toString()).toBe('PNG');
});

test('a bad page is told with its console errors and its axe findings', async () => {
  const context = await browser.newContext();
  const findings = await visit(context, `${url}/bad`, join(folder, 'bad.png'));
  expect(findings.map(({ text }) => text).join('\n')).toMatch(/broken on purpose[^]*image-alt/);
  const report = writeReport([{ screen: 'bad', person: 'visitor', width: 390, findings }]);
  expect(report).toContain('**axe** image-alt');
  expect(report).toContain('bad as visitor at 390');
});

test('a page that cannot be opened is a finding', async () => {
  const context = await browser.newContext();
  const [finding] = await visit(context, 'http://127.0.0.1:1/', join(folder, 'none.png'));
  expect(finding?.text).toContain('could not be taken');
});

test('the contact sheet is a page and a picture of it', async () => {
  await writeContactSheet(browser, folder, 'sheet-390', [{ file: 'good.png', title: 'A <b>', findings: 0 }]);
  expect(await readFile(join(folder, 'sheet-390.html'), 'utf8')).toContain('A &#60;b&#62;');
  expect((await readFile(join(folder, 'sheet-390.png'))).length).toBeGreaterThan(1000);
});

test('options are read, and a width that is none is refused', () => {
  expect(readOptions(['--only', 'shop', '--width', '390', '--dark'])).toEqual({
    only: 'shop',
    locale: 'en-GB',
    widths: [390],
    dark: true,
    journeys: false,
    slow: false,
  });
  expect(readOptions([]).widths).toEqual([390, 768, 1440]);
  expect(readOptions(['--journeys', '--slow'])).toMatchObject({ widths: [390, 1440], slow: true });
  expect(() => readOptions(['--width', 'wide'])).toThrow('--width takes');
  expect(readOptions(['--locale', 'ar-EG']).locale).toBe('ar-EG');
  expect(() => readOptions(['--url', 'http://a.test', '--locale', 'ar-EG'])).toThrow('--locale changes');
});
