import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { heights } from './options.ts';
import type { Taken } from './report.ts';
import type { Finding } from './visit.ts';

/** Somebody new on a site, who looks at it in a window of this width. */
export interface Stranger {
  site: string;
  url: string;
  width: number;
  /** 400 ms and 400 kbit/s. */
  slow: boolean;
  /** The folder of the screenshots. */
  folder: string;
  /** Hears of each step. */
  onStep: (taken: Taken) => void;
}

/** A way through a site, of which each step leaves a screenshot and what is wrong with it. */
export interface Journey {
  page: Page;
  /** Adds a finding to the current step. */
  find: (kind: Finding['kind'], text: string) => void;
  /** One thing that a visitor does. @returns whether it was possible; if not, the way ends here */
  step: (name: string, act: () => Promise<unknown>) => Promise<boolean>;
  end: () => Promise<void>;
}

/** The most that a page may move without being asked to. https://web.dev/articles/cls */
const MOST_SHIFT = 0.01;

const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

interface Shift {
  value: number;
  moved: string[];
}

/** Collects the layout shifts that no input explains. */
const watch = () => {
  const shifts: Shift[] = [];
  Object.assign(window, { strangersShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName.toLowerCase()}.${element?.className} ${[a.x, a.y, a.width, a.height].map(Math.round).join()} to ${[b.x, b.y, b.width, b.height].map(Math.round).join()}`;
      });
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The shifts since the last time, and what is blurred or cut off now. */
const look = async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const shifts = (window as unknown as { strangersShifts?: Shift[] }).strangersShifts?.splice(0) ?? [];
  const blurred = [...document.querySelectorAll<HTMLImageElement>('picture img')].flatMap((image) => {
    const { width, height, top, bottom } = image.getBoundingClientRect();
    const isSeen = width * height > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
    const [, kind, step] = /\/(w|portrait)(\d+)\.\w+$/.exec(image.currentSrc) ?? [];
    const [across, down] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    // A portrait crop, 5 to 7, has the image's whole height.
    const arrived = Number(step) * (kind === 'portrait' ? ((7 / 5) * across) / down : 1);
    if (!isSeen || !arrived || !across || !down) return [];
    const scales = [width / across, height / down];
    const isCovering = getComputedStyle(image).objectFit === 'cover';
    const shown = across * (isCovering ? Math.max(...scales) : Math.min(...scales)) * devicePixelRatio;
    const missing = Math.min(arrived, across) < Math.floor(shown);
    return missing ? [`${image.currentSrc.split('/').slice(-2).join('/')} for ${Math.round(shown)}`] : [];
  });
  const broken = [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
    .map(({ src }) => src);
  return {
    shifts,
    blurred,
    broken,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
  };
};

async function examine({ page, find }: Journey): Promise<void> {
  const { shifts, blurred, broken, over, headings } = await page.evaluate(look);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const most = shifts.toSorted((one, other) => other.value - one.value)[0];
  if (sum >= MOST_SHIFT) find('journey', `moves by ${sum.toFixed(3)}: ${most?.moved.join('; ')}`);
  for (const each of blurred) find('journey', `is blurred: ${each} pixels`);
  for (const each of broken) find('journey', `has a broken image: ${each}`);
  if (over > 0) find('journey', `is ${over} pixels wider than the window`);
  if (headings !== 1) find('journey', `has ${headings} main headings`);
}

/** Counts the requests under way, also after navigation by script, for which Playwright's states don't wait. */
function watchRequests(page: Page): { rest: (most: number) => Promise<void> } {
  const open = new Set<Request>();
  let changed = performance.now();
  const note = () => void (changed = performance.now());
  page.on('request', (request) => {
    open.add(request);
    note();
  });
  const end = (request: Request) => {
    if (open.delete(request)) note();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    /** Until no request was under way for half a second; at most `most` milliseconds. */
    rest: async (most) => {
      const until = performance.now() + most;
      while (performance.now() < until && (open.size > 0 || performance.now() - changed < 500))
        await page.evaluate(() => new Promise((next) => setTimeout(next, 50))).catch(() => {});
    },
  };
}

/** Opens a window for a stranger. */
export async function setOut(browser: Browser, stranger: Stranger): Promise<Journey> {
  const { site, url, width, slow, folder, onStep } = stranger;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 700,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(slow ? 60_000 : 30_000);
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
  }
  const requests = watchRequests(page);
  let findings: Finding[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push({ kind: 'console', text: message.text() });
  });
  page.on('pageerror', ({ message }) => findings.push({ kind: 'console', text: message }));
  let steps = 0;
  await mkdir(folder, { recursive: true });
  const journey: Journey = {
    page,
    find: (kind, text) => findings.push({ kind, text }),
    step: async (name, act) => {
      let isPossible = true;
      try {
        await act();
        await page.waitForLoadState('load', { timeout: 60_000 }).catch(() => {});
        await requests.rest(slow ? 20_000 : 5_000);
        await examine(journey);
      } catch (error) {
        isPossible = false;
        const [says = '', ...more] = String(error).split('\n');
        const waited = more.find((line) => line.includes('waiting for')) ?? '';
        journey.find('journey', `leads no further: ${says} ${waited.trim()}`);
      }
      steps += 1;
      const number = String(steps).padStart(2, '0');
      await page.screenshot({ path: join(folder, `${number}-${name.replaceAll(/\W+/g, '-')}.png`) });
      const person = slow ? 'stranger on a slow line' : 'stranger';
      onStep({ screen: `${site}: ${name}`, person, width, findings });
      findings = [];
      return isPossible;
    },
    end: () => context.close(),
  };
  return journey;
}

/** Follows a link, which may be in the menu of a phone. */
export async function follow(page: Page, path: string | RegExp): Promise<void> {
  const links = page.locator(
    typeof path === 'string' ? `a[href="${path}"]:visible` : `a[href^="${path.source}"]:visible`,
  );
  if ((await links.count()) === 0) {
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
  }
  await links.first().click();
}

/** Fills in what a form requires, as anyone would. */
export async function fillIn(form: Locator): Promise<void> {
  const fields = form.locator('input, textarea, select');
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const { tag, type, isNeeded } = await field.evaluate((element) => {
      const input = element as HTMLInputElement;
      const group = [...document.querySelectorAll<HTMLInputElement>('input')].filter(
        ({ name }) => name && name === input.name,
      );
      const isChosen = group.some(({ checked }) => checked);
      const isEmpty = ['radio', 'checkbox'].includes(input.type) ? !isChosen : input.value === '';
      const isNamed = /name|email|postcode|address|town|city|message/i.test(input.labels?.[0]?.textContent ?? '');
      const isOptional = /optional/i.test(input.labels?.[0]?.textContent ?? '');
      // The legend of a group says whether it is optional.
      const legend = input.type === 'radio' ? input.closest('fieldset')?.querySelector('legend')?.textContent : undefined;
      const isAsked = legend !== undefined && !/optional/i.test(legend ?? '');
      const isRequired = isAsked || input.required || input.getAttribute('aria-required') === 'true' || isNamed;
      return {
        tag: element.tagName,
        type: input.inputMode === 'decimal' ? 'number' : input.type,
        isNeeded: isEmpty && isRequired && !isOptional,
      };
    });
    if (!isNeeded) continue;
    const label = await field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? '');
    if (tag === 'SELECT') await field.selectOption({ index: 1 });
    else if (type === 'radio' || type === 'checkbox') await field.check();
    else await field.fill(wordsFor(label, type));
  }
}

function wordsFor(label: string, type: string): string {
  if (type === 'email' || /email/i.test(label)) return 'ada@buyers.test';
  if (type === 'tel' || /phone/i.test(label)) return '01726 555 010';
  if (type === 'number') return '2';
  if (type === 'date') return `${new Date().getFullYear() + 1}-06-01`;
  if (/postcode/i.test(label)) return 'PL23 1AA';
  if (/town|city/i.test(label)) return 'Fowey';
  if (/address/i.test(label)) return '1 Kiln Lane';
  if (/name/i.test(label)) return 'Ada Brook';
  return 'A line from somebody new.';
}
