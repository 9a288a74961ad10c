import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safeHref } from '../../lib/links/safe-href.ts';
import type { PlatformPage } from './frame.ts';
import { html, type Html } from './html.ts';

/** Pages that the operator writes. Each is a text file in the data folder; without the file the page doesn't exist. */
const pages = [
  { key: 'pricing', label: 'Pricing' },
  { key: 'contact', label: 'Contact' },
  { key: 'privacy', label: 'Privacy' },
  { key: 'terms', label: 'Terms' },
] as const;

export interface OperatorLink {
  href: string;
  label: string;
}

/** Characters. */
const MOST = 100_000;

/** Text with links as `[text](address)`. */
function inline(text: string): Html[] {
  const parts: Html[] = [];
  let done = 0;
  for (const found of text.matchAll(/\[([^\]]{1,200})\]\(([^)\s]{1,500})\)/g)) {
    const [whole, words = '', address = ''] = found;
    const href = safeHref(address);
    parts.push(html`${text.slice(done, found.index)}`);
    parts.push(href === null ? html`${words}` : html`<a href="${href}">${words}</a>`);
    done = found.index + whole.length;
  }
  return [...parts, html`${text.slice(done)}`];
}

function block(text: string): Html {
  if (text.startsWith('## ')) return html`<h2>${text.slice(3)}</h2>`;
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- ')))
    return html`<ul>
      ${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}
    </ul>`;
  return html`<p>${inline(lines.join(' '))}</p>`;
}

/**
 * Pages of the operator, read from `platform/<key>.md` in the data folder on each request: a title that begins with
 * `#`, then paragraphs, `##` headings, lists and links. Nothing else is markup.
 */
export function operatorPages(dataDir: string) {
  const read = async (key: string): Promise<string | null> => {
    const text = await readFile(join(dataDir, 'platform', `${key}.md`), 'utf8').catch(() => null);
    return text?.trim() ? text.trim().slice(0, MOST).replaceAll('\r\n', '\n') : null;
  };
  return {
    /** Existing pages, for menus. */
    links: async (): Promise<OperatorLink[]> => {
      const texts = await Promise.all(pages.map(({ key }) => read(key)));
      return pages.flatMap(({ key, label }, at) => (texts[at] ? [{ href: `/${key}`, label }] : []));
    },
    /** @returns null if there is no page at this path */
    show: async (path: string): Promise<PlatformPage | null> => {
      const found = pages.find(({ key }) => path === `/${key}`);
      const text = found && (await read(found.key));
      if (!text) return null;
      const [first = '', ...rest] = text.split(/\n\s*\n/);
      const titled = /^# ([^\n]+)\n?/.exec(first);
      const title = titled?.[1]?.trim() ?? found.label;
      const parts = [titled ? first.slice(titled[0].length) : first, ...rest].filter((part) => part.trim());
      return {
        title,
        description: `${title} · Sitewright`,
        width: 'narrow',
        body: html`<h1>${title}</h1>
          <div class="stack">${parts.map((part) => block(part.trim()))}</div>`,
      };
    },
  };
}
