import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, launchPackagedBrowser } from './browser.ts';

const server = createServer((request, response) => {
  response.setHeader('content-security-policy', "default-src 'self'; script-src 'self'");
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>${request.headers.host}</title><p>Hello`);
});
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

describe.each([
  ['the browser at hand', launchBrowser] as const,
  ...(process.platform === 'linux' ? [['the packaged browser', launchPackagedBrowser] as const] : []),
])('%s', (_name, launch) => {
  test('finds sites by their host on the loopback, in several pages at once', async () => {
    const browser = await launch();
    try {
      const titles = await Promise.all(
        ['demo.localhost', 'platform.localhost', 'localhost'].map(async (host) => {
          const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
          await page.goto(`http://${host}:${port}/`);
          expect((await page.screenshot()).length).toBeGreaterThan(1000);
          return page.title();
        }),
      );
      expect(titles).toEqual([`demo.localhost:${port}`, `platform.localhost:${port}`, `localhost:${port}`]);
    } finally {
      await browser.close();
    }
  });
});

test('what is typed reaches the control that is meant, though its dialog is still moving the focus', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  // A dialog moves the focus once or twice. Here it moves so often that one move falls between any two steps.
  await page.evaluate(`
    document.body.innerHTML = '<button>Close</button><input aria-label="Name">';
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: left }) => {
      setTimeout(() => document.querySelector('button').focus());
      for (const until = performance.now() + 5; performance.now() < until; );
      if (left > 0) port2.postMessage(left - 1);
    };
    port2.postMessage(100);
  `);
  const name = page.getByLabel('Name');
  await name.pressSequentially('Ann of Slipway Pottery');
  expect(await name.inputValue()).toBe('Ann of Slipway Pottery');
  await browser.close();
});
