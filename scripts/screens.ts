import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../tests/support/browser.ts';
import { root } from '../tests/support/files.ts';
import { owner as startOwner, type RunningServer, startServer } from '../tests/support/server.ts';
import { screens } from '../src/app/screens.ts';
import { writeContactSheet, type Picture } from './screens/contact-sheet.ts';
import { readOptions, type Options, type Person, type Screen } from './screens/options.ts';
import { windowOf, type Login } from './screens/people.ts';
import { writeReport, type Taken } from './screens/report.ts';
import { sites, starterKeys, travel } from './screens/strangers.ts';
import { visit } from './screens/visit.ts';
import { visitorFonts } from './screens/visitor-fonts.ts';
import { fillStarters } from './starters/fill.ts';

const people: Person[] = ['visitor', 'customer', 'owner'];
const folder = join(root, 'screens');

const address = (url: string, path: string): string =>
  path.startsWith('http') ? path.replace('{port}', new URL(url).port) : new URL(path, url).href;

async function takeWidth(
  browser: Browser,
  width: number,
  wanted: readonly Screen[],
  at: { url: string; owner: Login; options: Options },
): Promise<Taken[]> {
  const taken: Taken[] = [];
  const pictures: Picture[] = [];
  const { dark, locale } = at.options;
  const sheet = `${width}${dark ? '-dark' : ''}${locale === 'en-GB' ? '' : `-${locale}`}`;
  // Remove screenshots of former screens.
  if (!at.options.only) await rm(join(folder, sheet), { recursive: true, force: true });
  await mkdir(join(folder, sheet), { recursive: true });
  for (const person of people) {
    const theirs = wanted.filter((screen) => screen.as.includes(person));
    if (theirs.length === 0) continue;
    const context = await windowOf(browser, person, width, at.url, at.owner, at.options);
    for (const { name, path } of theirs) {
      const file = `${sheet}/${person}-${name.replaceAll(/[^\w-]+/g, '-')}.png`;
      const findings = await visit(context, address(at.url, path), join(folder, file));
      taken.push({ screen: name, person, width, findings });
      pictures.push({ file, title: `${name} (${person})`, findings: findings.length });
      for (const { kind, text } of findings) console.log(`${name} as ${person} at ${width}: ${kind} ${text}`);
    }
    await context.close();
  }
  await writeContactSheet(browser, folder, `sheet-${sheet}`, pictures);
  return taken;
}

/** What happens to a stranger on the demo and on each starter. */
async function takeJourneys(browser: Browser, port: string, options: Options): Promise<Taken[]> {
  const taken: Taken[] = [];
  const wanted = sites().filter(({ key }) => key.includes(options.only ?? ''));
  if (wanted.length === 0) throw new Error(`No site has "${options.only}" in its name.`);
  const onStep = (one: Taken) => {
    taken.push(one);
    const { screen, width, findings } = one;
    for (const { kind, text } of findings) console.log(`${screen} at ${width}: ${kind} ${text}`);
  };
  for (const width of options.widths)
    for (const site of wanted)
      await travel(browser, site, {
        port,
        width,
        slow: options.slow,
        folder: join(folder, 'journeys'),
        onStep,
      });
  return taken;
}

async function takeScreens(browser: Browser, url: string, options: Options): Promise<Taken[]> {
  const only = options.only ?? '';
  const all: readonly Screen[] = screens;
  const wanted = all.filter(({ name, path }) => name.includes(only) || path.includes(only));
  if (wanted.length === 0) throw new Error(`No screen has "${only}" in its name or path.`);
  const owner = {
    email: options.email ?? startOwner.email,
    password: options.password ?? startOwner.password,
  };
  const taken: Taken[] = [];
  for (const width of options.widths)
    taken.push(...(await takeWidth(browser, width, wanted, { url, owner, options })));
  return taken;
}

/** Speaks another language to the visitors of the demo site. */
async function speak(server: RunningServer, locale: string): Promise<void> {
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: startOwner });
  const answer = await server.request({
    method: 'PUT',
    path: '/api/website',
    body: { settings: { locale } },
    cookie,
  });
  if (answer.status >= 300) throw new Error(`The locale ${locale} was refused: ${answer.text}`);
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  const server = options.url ? undefined : await startServer();
  if (options.journeys && process.platform === 'linux') process.env['FONTCONFIG_FILE'] = await visitorFonts();
  const browser = await startBrowser();
  try {
    if (server && options.locale !== 'en-GB') await speak(server, options.locale);
    const url = options.url ?? server?.url ?? '';
    const { port } = new URL(url);
    if (server && options.journeys)
      await fillStarters({ PORT: port, DATA_DIR: server.dataDir }, starterKeys());
    const taken = options.journeys
      ? await takeJourneys(browser, port, options)
      : await takeScreens(browser, url, options);
    const report = options.journeys ? 'journeys.md' : 'report.md';
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, report), writeReport(taken));
    const findings = taken.reduce((sum, one) => sum + one.findings.length, 0);
    console.log(`${taken.length} pictures in screens/, ${findings} findings; see screens/${report}`);
    return findings === 0;
  } finally {
    await browser.close();
    await server?.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
