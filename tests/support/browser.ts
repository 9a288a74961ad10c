import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { typeWhereFocusRests } from './focus-rests.ts';
import { watchPages } from './open-pages.ts';
import { packagedBrowser } from './packaged-browser.ts';
import { PATIENCE_MS } from './patience.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** `CHROMIUM_PATH`, else an installed Chromium or Chrome, else undefined. */
export const systemChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? known.find((path) => existsSync(path));

const isRoot = process.getuid?.() === 0;

/** Launches the browser from the packages, for machines without one (Linux). */
export async function launchPackagedBrowser(further: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await packagedBrowser();
  // Not the package's own arguments, which disable the same-origin policy.
  const own = ['--in-process-gpu', '--disable-webgl', '--font-render-hinting=none'];
  const args = [...own, ...further];
  return chromium.launch({ executablePath, env, args, headless: true, chromiumSandbox: false });
}

/** Options of visitors for whom things move, as for most people. */
export const moving = { reducedMotion: 'no-preference' } as const;

/**
 * Starts a separate headless Chromium, which resolves `*.localhost` to the loopback. Service workers are disabled,
 * because tests can't intercept their answers, unless a context allows them. Nothing moves, because without a graphics
 * processor each frame of an animation takes as long as the test itself, unless a context is `moving`.
 */
export async function startBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = systemChromium();
  const browser = executablePath
    ? await chromium.launch({ executablePath, args, headless: true, chromiumSandbox: !isRoot })
    : await launchPackagedBrowser(args);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    watchPages(context);
    context.setDefaultTimeout(PATIENCE_MS);
    if (options?.javaScriptEnabled !== false) context.on('page', typeWhereFocusRests);
    if (options?.serviceWorkers !== 'allow')
      await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    return context;
  };
  return browser;
}

/** Browsers by their arguments. */
const running = new Map<string, Promise<Browser>>();

function sharedBrowser(args: string[]): Promise<Browser> {
  const key = args.join(' ');
  const found = running.get(key);
  if (found) return found;
  const forget = () => void running.delete(key);
  // After a crash, the next caller gets a new one.
  const started = startBrowser(args).then((browser) => browser.on('disconnected', forget));
  started.catch(forget);
  running.set(key, started);
  return started;
}

/** The shared browser of this process. `close` closes the contexts opened through the returned object only. */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const browser = await sharedBrowser(args);
  const contexts = new Set<BrowserContext>();
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    contexts.add(context.on('close', () => contexts.delete(context)));
    return context;
  };
  const newPage: Browser['newPage'] = async (options) => (await newContext(options)).newPage();
  const close: Browser['close'] = async () => {
    await Promise.all([...contexts].map((context) => context.close()));
  };
  return Object.assign(Object.create(browser) as Browser, { newContext, newPage, close });
}
