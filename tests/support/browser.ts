import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { typeWhereFocusRests } from './focus-rests.ts';
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

/** `CHROMIUM_PATH`, else a Chromium or Chrome of the system, else undefined. */
export const systemChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? known.find((path) => existsSync(path));

const isRoot = process.getuid?.() === 0;

/** The browser that comes with the packages, for machines without one (Linux). */
export async function launchPackagedBrowser(further: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await packagedBrowser();
  // Not the package's own arguments: they switch off the same-origin rules that the tests are about.
  const own = ['--in-process-gpu', '--disable-webgl', '--font-render-hinting=none'];
  const args = [...own, ...further];
  return chromium.launch({ executablePath, env, args, headless: true, chromiumSandbox: false });
}

/**
 * A headless Chromium of one's own; `*.localhost` leads to the loopback in it by itself. Service workers stay out,
 * because what they answer no test can intercept; a context that is about them allows them.
 */
export async function startBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = systemChromium();
  const browser = executablePath
    ? await chromium.launch({ executablePath, args, headless: true, chromiumSandbox: !isRoot })
    : await launchPackagedBrowser(args);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    if (options?.javaScriptEnabled !== false) context.on('page', typeWhereFocusRests);
    if (options?.serviceWorkers !== 'allow')
      await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    return context;
  };
  return browser;
}

/** By their arguments. */
const running = new Map<string, Promise<Browser>>();

function sharedBrowser(args: string[]): Promise<Browser> {
  const key = args.join(' ');
  const found = running.get(key);
  if (found) return found;
  const forget = () => void running.delete(key);
  // Anyone who comes after a crash gets another one.
  const started = startBrowser(args).then((browser) => browser.on('disconnected', forget));
  started.catch(forget);
  running.set(key, started);
  return started;
}

/** The one browser of this process, which ends with it; `close` closes the windows that were opened by what this gives. */
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
