import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

export interface Picture {
  file: string;
  title: string;
  findings: number;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = ({ file, title, findings }: Picture): string =>
  `<figure${findings ? ' class="bad"' : ''}><a href="${escape(file)}"><img src="${escape(file)}" alt=""></a>
  <figcaption>${escape(title)}${findings ? ` · ${findings} findings` : ''}</figcaption></figure>`;

const style = `body{font:14px system-ui;margin:24px;background:#eceae6;color:#222}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(var(--thumb),1fr));gap:20px}
figure{margin:0}a{display:block;height:calc(var(--thumb)*1.4);overflow:hidden;background:#fff;border:1px solid #ccc}
img{width:100%;display:block}figcaption{padding:6px 0}.bad a{border:3px solid #c22}.bad figcaption{color:#a11}`;

/** Writes an HTML page with every screenshot of a width, and the same page as one PNG. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly Picture[],
): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(name)}</title>
<style>:root{--thumb:320px}${style}</style><h1>${escape(name)}</h1><main>${pictures.map(figure).join('\n')}</main></html>`;
  const page = join(folder, `${name}.html`);
  await writeFile(page, html);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    await tab.goto(pathToFileURL(page).href);
    await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  } finally {
    await context.close();
  }
}
