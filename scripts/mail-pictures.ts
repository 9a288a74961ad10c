import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoSite } from '../src/app/demo/site.ts';
import { mailKinds } from '../src/features/emails/mail-kinds.ts';
import { defaultTemplate } from '../src/features/emails/mail-kind.ts';
import { exampleMail } from '../src/features/emails/server/rendering/example-mail.ts';
import { startBrowser } from '../tests/support/browser.ts';
import { root } from '../tests/support/files.ts';
import { type Picture, writeContactSheet } from './screens/contact-sheet.ts';

// Every mail, with each of its examples, as a phone and a desk show it, in light and in dark.
const folder = join(root, 'screens', 'mails');
const widths = [390, 720];
const theme = { ...demoSite, origin: 'https://slipway.example', logo: null };

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await startBrowser();
try {
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme });
      const tab = await context.newPage();
      const pictures: Picture[] = [];
      for (const kind of mailKinds)
        for (const [example, label] of ['', ...(kind.variants ?? []).map((one) => one.label)].entries()) {
          const { html, text, subject } = exampleMail(kind, theme, defaultTemplate(kind), example);
          const name = `${kind.emailID}${example || ''}-${width}-${colorScheme}`;
          await tab.setContent(html);
          await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
          const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) console.log(`${name} is ${wide} pixels too wide`);
          pictures.push({ file: `${name}.png`, title: `${subject} ${label}`, findings: Math.max(0, wide) });
          if (width === widths[0] && colorScheme === 'light')
            await writeFile(join(folder, `${kind.emailID}${example || ''}.txt`), text);
        }
      await context.close();
      await writeContactSheet(browser, folder, `sheet-${width}-${colorScheme}`, pictures);
    }
  console.log(`Pictures of ${mailKinds.length} mails are in screens/mails.`);
} finally {
  await browser.close();
}
