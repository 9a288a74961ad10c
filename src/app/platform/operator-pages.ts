import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperatorPage, Paragraph, Span } from '../../features/platform/web/public/operator-page.tsx';
import { safeHref } from '../../lib/links/safe-href.ts';
import { landingWords } from './landing-text.ts';
import { operatorPaths } from './operator-paths.ts';

export interface OperatorLink {
  href: string;
  label: string;
}

/** Characters. */
const MOST = 100_000;

/** Text with links as `[text](address)`. */
function inline(text: string): Span[] {
  const parts: Span[] = [];
  let done = 0;
  for (const found of text.matchAll(/\[([^\]]{1,200})\]\(([^)\s]{1,500})\)/g)) {
    const [whole, words = '', address = ''] = found;
    const href = safeHref(address);
    parts.push({ text: text.slice(done, found.index) }, { text: words, ...(href === null ? {} : { href }) });
    done = found.index + whole.length;
  }
  return [...parts, { text: text.slice(done) }].filter((part) => part.text !== '');
}

function paragraph(text: string): Paragraph {
  if (text.startsWith('## ')) return { heading: text.slice(3) };
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- ')))
    return { list: lines.map((line) => inline(line.slice(2))) };
  return { spans: inline(lines.join(' ')) };
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
      const texts = await Promise.all(operatorPaths.map(read));
      return operatorPaths.flatMap((key, at) =>
        texts[at] ? [{ href: `/${key}`, label: landingWords()[key] }] : [],
      );
    },
    /** @returns null if there is no page at this path */
    read: async (path: string): Promise<OperatorPage | null> => {
      const found = operatorPaths.find((key) => path === `/${key}`);
      const text = found && (await read(found));
      if (!text) return null;
      const [first = '', ...rest] = text.split(/\n\s*\n/);
      const titled = /^# ([^\n]+)\n?/.exec(first);
      const parts = [titled ? first.slice(titled[0].length) : first, ...rest].filter((part) => part.trim());
      return {
        title: titled?.[1]?.trim() ?? landingWords()[found],
        paragraphs: parts.map((part) => paragraph(part.trim())),
      };
    },
  };
}
