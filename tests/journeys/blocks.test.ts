import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockKinds } from '../../src/app/blocks.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;

const block = (type: string, props: Record<string, unknown> = {}) => ({
  type,
  props: { ...structuredClone(blockKinds.get(type)?.defaults), id: type, ...props },
});
const picture = (name: string) => ({ src: `/demo/${name}.svg`, alt: name, width: 900, height: 900 });
const blocks = [
  block('heading', { text: 'Everything that moves', level: '1' }),
  block('video', { title: 'Tour' }),
  block('tabs'),
  block('gallery', {
    items: ['mug', 'bowls', 'plate'].map((name) => ({ picture: picture(name), caption: `The ${name}` })),
    styling: { filter: 'mono' },
  }),
  block('countdown'),
  block('button', { buttons: [{ label: 'Prices', href: '/moving#forms', look: 'primary' }] }),
  block('spacer'),
  block('section', {
    anchor: 'forms',
    content: [{ type: 'heading', props: { text: 'All prices', id: 'priced' } }],
  }),
  block('section', {
    id: 'one',
    anchor: 'body',
    content: [{ type: 'heading', props: { text: 'Body', id: 'body' } }],
  }),
  block('section', {
    id: 'two',
    anchor: 'location',
    background: 'picture',
    picture: picture('bowls'),
    styling: { filter: 'dark' },
    content: [{ type: 'image', props: { id: 'inside', picture: picture('plate') } }],
  }),
];
const band = (id: string, props = {}) =>
  block('section', { id, styling: { height: 'full' }, content: [], ...props });
const motion = [
  block('heading', { level: '1' }),
  band('above'),
  band('between', { background: 'picture', picture: picture('mug'), parallax: true }),
  band('below'),
  block('logoStrip', {
    items: Array.from({ length: 12 }, (_, index) => ({
      picture: null,
      name: `Partner ${index}`,
      href: '/elsewhere',
    })),
    marquee: true,
  }),
];

/** Tries to reach the page, its visitor and the rest of the site. */
const hostile = `<style>body { font: 16px system-ui }</style><p id="out"></p><script>
  const out = [];
  const attempt = (name, what) => {
    try { what(); out.push(name + ' worked'); } catch ({ name: error }) { out.push(name + ' ' + error); }
  };
  attempt('cookie', () => document.cookie);
  attempt('storage', () => localStorage.length);
  attempt('page', () => { parent.document.title = 'Taken over'; });
  attempt('top', () => { top.location.href = 'https://evil.test/'; });
  attempt('frame', () => frameElement.remove());
  document.getElementById('out').textContent = out.join(', ');
</script>`;

async function publish(context: BrowserContext): Promise<void> {
  const headers = { origin: server.url };
  const call = async (path: string, data: unknown) => {
    const answer = await context.request.post(server.url + path, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { _id: string };
  };
  await call('/api/account/login', owner);
  const code = [block('heading', { level: '1' }), block('customCode', { code: hostile, title: 'Weather' })];
  const pages = { moving: blocks, elsewhere: blocks, code, motion };
  for (const [slug, content] of Object.entries(pages)) {
    const { _id } = await call('/api/page', { name: 'Moving', slug, blocks: content });
    await call(`/api/page/${_id}/publish`, {});
  }
}

/** A visitor's window, with the errors of its console. No request leaves this machine. */
async function visitor(options: BrowserContextOptions = {}, script = Promise.resolve()) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, ...options });
  const outside: string[] = [];
  await context.route(/^https:/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  await context.route(/\/hydrate-[^/]+\.js$/, async (route) => {
    await script;
    return route.continue();
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${server.url}/moving`);
  return { context, page, complaints, outside };
}

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  const context = await browser.newContext();
  await publish(context);
  await context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('without script', () => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { page: shown, context } = await visitor({ javaScriptEnabled: false });
    page = shown;
    close = () => context.close();
  });
  afterAll(() => close());

  test('tabs can be chosen, pictures and the video are links, the date is said', async () => {
    await page.getByRole('radio', { name: 'If plans change' }).check({ force: true });
    expect(await page.getByText(/^Tell us up to two days before/).isVisible()).toBe(true);
    expect(await page.getByText(/^Everything you need for the day/).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'mug' }).getAttribute('href')).toBe('/demo/mug.svg');
    expect(await page.getByRole('link', { name: /^Play/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.youtube/,
    );
    expect(await page.locator('time').innerText()).toMatch(/12 June/);
    expect(await page.getByText('minutes', { exact: true }).isVisible()).toBe(false);
  });
});

test('a press before the script is there is answered when it comes', async () => {
  const script = Promise.withResolvers<void>();
  const { context, page, complaints, outside } = await visitor({}, script.promise);
  const pressed = page.locator('a[data-replay]', { hasText: 'Play' });
  await pressed.dispatchEvent('click', { button: 0 });
  expect(await pressed.getAttribute('aria-busy'), 'whoever waits is shown that it was heard').toBe('true');
  const player = page.locator('iframe[title=Tour]');
  expect(await player.count()).toBe(0);
  script.resolve();
  await player.waitFor();
  expect(await page.locator('[aria-busy]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/moving');
  expect(await player.getAttribute('sandbox')).toContain('allow-scripts');
  await expect
    .poll(() => outside)
    .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('tabs answer to arrow keys and keep what was chosen before', async () => {
  const { context, page, complaints } = await visitor();
  const third = page.getByRole('tab', { name: 'If plans change' });
  await page.getByRole('tab', { name: 'What is in it' }).click();
  await page.keyboard.press('ArrowLeft');
  expect(await third.getAttribute('aria-selected')).toBe('true');
  expect(await third.evaluate((tab) => tab === document.activeElement)).toBe(true);
  const panel = page.getByRole('tabpanel');
  expect(await panel.innerText()).toMatch(/Tell us up to two days/);
  await page.keyboard.press('Home');
  expect(await panel.innerText()).toMatch(/Everything you need/);
  await page.getByText('minutes', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('pictures open large, go round by arrow keys and swipes, and give the focus back', async () => {
  const { context, page, complaints } = await visitor();
  const link = page.getByRole('link', { name: 'plate' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByText('3 of 3').waitFor();
  // A filter is for the images of its block, also enlarged. The content of a section is not in its background.
  const filterOf = (image: Locator) => image.evaluate((element) => getComputedStyle(element).filter);
  expect(await filterOf(dialog.getByRole('img'))).toBe('grayscale(1)');
  expect(await filterOf(page.locator('a img[alt=plate]'))).toBe('grayscale(1)');
  expect(await filterOf(page.locator('[data-s-filter=dark] img[alt=""]'))).toBe('brightness(0.65)');
  expect(await filterOf(page.locator('[data-s-filter=dark] img[alt=plate]'))).toBe('none');
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('The mug').waitFor();
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(500, 410);
  await page.mouse.up();
  await dialog.getByText('The bowls').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/moving');
  expect(complaints).toEqual([]);
  await context.close();
});

test('links reach a section named like a property of the document, which stays as it is', async () => {
  for (const javaScriptEnabled of [false, true]) {
    // Scrolls immediately, so that a later scroll would be noticed.
    const { context, page } = await visitor({ javaScriptEnabled });
    const prices = page.getByRole('heading', { name: 'All prices' });
    const shown = () => prices.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight);
    const takenOver = async () => {
      if (javaScriptEnabled) await page.waitForFunction(() => history.scrollRestoration === 'manual');
    };
    await page.goto(`${server.url}/moving#forms`);
    await takenOver();
    await expect.poll(shown).toBe(true);
    await page.goto(`${server.url}/elsewhere`);
    await takenOver();
    expect(await shown()).toBe(false);
    // From another page; with script, by the router.
    await page.getByRole('link', { name: 'Prices' }).click();
    await page.waitForURL(/moving#forms$/);
    await expect.poll(shown).toBe(true);
    expect(await page.evaluate(() => [document.forms instanceof HTMLCollection, 'forms' in window])).toEqual([
      true,
      false,
    ]);
    // Within a page, the browser jumps; a router that doesn't know the anchor would then scroll to the top.
    await page.goto(`${server.url}/moving`);
    await takenOver();
    await page.evaluate(() => {
      const { scrollTo } = window;
      window.scrollTo = (...to: unknown[]) => {
        Reflect.apply(scrollTo, window, to);
        document.documentElement.dataset['scrolled'] = 'yes';
      };
    });
    // Names that an owner chose don't hide what the document itself has.
    expect(
      await page.evaluate(() => [
        document.body.tagName,
        document.forms.constructor.name,
        document.location.href,
      ]),
    ).toEqual(['BODY', 'HTMLCollection', `${server.url}/moving`]);
    await page.getByRole('link', { name: 'Prices' }).click();
    await page.waitForURL(/moving#forms$/);
    if (javaScriptEnabled) await page.locator('html[data-scrolled]').waitFor();
    await expect.poll(shown).toBe(true);
    await context.close();
  }
});

test('code of the owner runs apart from the page, and reaches nothing of it', async () => {
  const { context, page } = await visitor();
  await page.goto(`${server.url}/code`);
  const title = await page.title();
  await page.locator('h1').click();
  const frame = page.frameLocator('iframe[title=Weather]');
  await frame
    .getByText('cookie SecurityError, storage SecurityError, page SecurityError, top SecurityError')
    .waitFor();
  expect(await page.title()).toBe(title);
  expect(new URL(page.url()).pathname).toBe('/code');

  // Opened directly, the document is empty and accepts no code.
  const alone = await page.goto(`${server.url}/internal/frame`);
  expect(alone?.headers()['content-security-policy']).toMatch(
    /^sandbox allow-scripts(?!.*allow-same-origin).*frame-ancestors 'self'$/,
  );
  await page.evaluate(() => self.postMessage('<p>Not from the page</p>', '*'));
  expect(await page.evaluate(() => document.body.textContent)).toBe('');
  await context.close();
});

test('without script code says what is missing', async () => {
  const { context, page } = await visitor({ javaScriptEnabled: false });
  await page.goto(`${server.url}/code`);
  expect(await page.locator('main noscript').textContent()).toBe('This part of the page needs JavaScript.');
  expect(await page.locator('iframe').count()).toBe(0);
  await context.close();
});

test.each(['no-preference', 'reduce'] as const)(
  'a parallax image, for visitors with %s',
  async (reducedMotion) => {
    const { context, page } = await visitor({ reducedMotion });
    await page.goto(`${server.url}/motion`);
    const image = page.locator('[data-parallax=true] > div');
    /** Where the image is within its section, and where the section is on the page. */
    const scrolled = (share: number) =>
      image.evaluate(async (element, part) => {
        const around = element.parentElement!;
        scrollTo({ top: around.offsetTop, behavior: 'instant' });
        const top = scrollY + around.getBoundingClientRect().top;
        scrollTo({ top: top - innerHeight * part, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const [inner, outer] = [element, around].map((each) => each.getBoundingClientRect());
        return {
          covers: inner!.top <= outer!.top + 0.5 && inner!.bottom >= outer!.bottom - 0.5,
          offset: inner!.top - outer!.top,
          top: Math.round(scrollY + outer!.top),
        };
      }, share);
    const [late, early] = [await scrolled(0.8), await scrolled(0.1)];
    expect([late.covers, early.covers]).toEqual([true, true]);
    expect(early.top, 'nothing else moves').toBe(late.top);
    if (reducedMotion === 'reduce') expect([late.offset, early.offset]).toEqual([0, 0]);
    else expect(early.offset - late.offset, 'slower than the page').toBeGreaterThan(10);
    await context.close();
  },
);

test('a marquee moves until it is paused, and shows the link that has the focus', async () => {
  const { context, page } = await visitor({ reducedMotion: 'no-preference', javaScriptEnabled: false });
  await page.goto(`${server.url}/motion`);
  const line = page.locator('[data-marquee] ul').first();
  const states = () => line.evaluate((list) => list.getAnimations().map(({ playState }) => playState));
  expect(await states()).toEqual(['running']);
  const pause = page.getByRole('checkbox', { name: 'Pause animation' });
  await pause.focus();
  await page.keyboard.press('Space');
  expect(await states()).toEqual(['paused']);
  await page.keyboard.press('Space');
  expect(await states()).toEqual(['running']);
  for (let link = 0; link < 12; link += 1) await page.keyboard.press('Tab');
  const last = page.getByRole('link', { name: 'Partner 11' });
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
  const [box, around] = [await last.boundingBox(), await line.locator('..').boundingBox()];
  expect(box!.x).toBeGreaterThanOrEqual(around!.x - 1);
  expect(box!.x + box!.width).toBeLessThanOrEqual(around!.x + around!.width + 1);
  await context.close();
});

test('a marquee stands still for visitors who prefer less motion', async () => {
  const { context, page } = await visitor({ reducedMotion: 'reduce' });
  await page.goto(`${server.url}/motion`);
  expect(await page.getByRole('checkbox', { name: 'Pause animation' }).count()).toBe(0);
  expect(await page.getByText('Partner 11').filter({ visible: true }).count()).toBe(1);
  await context.close();
});
