import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { fieldHeadings } from '../import/columns.ts';
import { MOST_FRONT_MATTER } from '../import/front-matter.ts';
import { cellOf } from '../import/value-cells.ts';
import type { EntryServices } from '../services.ts';
import type { TypeRow } from '../type-queries.ts';
import { everyEntry, type Export, type Exported } from './export-entries.ts';
import { markdownOfBlocks } from './markdown-blocks.ts';

type Stringify = (value: unknown) => string;

/** Front matter for one entry: what a table has of it, under the same names. Empty values are left out. */
function frontMatter(type: TypeRow, entry: Exported, stringify: Stringify): string {
  const { row, state, categories, tags, authors, say } = entry;
  const own = {
    title: row.name,
    slug: row.slug,
    date: (row.shown_at ?? row.publish_at ?? row.published_at)?.toISOString(),
    draft: state === 'draft',
    excerpt: row.details?.excerpt,
    picture: row.details?.picture?.src,
    categories,
    tags,
    authors,
    featured: row.featured,
    pinned: row.pinned,
    access: row.access,
    unpublishAt: row.unpublish_at?.toISOString(),
  };
  const fields = fieldHeadings(type.fields).map(
    ({ heading, field }) => [heading, cellOf(field, row.details?.values?.[field.key], say)] as const,
  );
  const all = [...Object.entries(own), ...fields].filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  let text = stringify(Object.fromEntries(all));
  // The longest text goes first, where the import would refuse the file.
  while (text.length > MOST_FRONT_MATTER && all.length > 1) {
    const sizes = all.map(([, value]) => String(value).length);
    all.splice(sizes.indexOf(Math.max(...sizes)), 1);
    text = stringify(Object.fromEntries(all));
  }
  return text;
}

/** A ZIP with a Markdown file for each entry. At most a page of them is in memory. */
export function entriesAsMarkdown(services: EntryServices, request: SiteRequest, chosen: Export): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable & { writableNeedDrain: boolean };
  const failed = (error: unknown) => void out.destroy(error as Error);
  zip.on('error', failed);
  const write = async () => {
    const { stringify } = await import('yaml');
    const asYaml: Stringify = (value) => stringify(value, { schema: 'core', lineWidth: 0 });
    for await (const entries of everyEntry(services, request, chosen)) {
      for (const entry of entries) {
        const { slug, blocks, updated_at: mtime } = entry.row;
        const text = markdownOfBlocks(blocks, services.pages.kinds);
        const file = `---\n${frontMatter(chosen.type, entry, asYaml)}---\n\n${text}\n`;
        zip.addBuffer(Buffer.from(file), `${slug}.md`, { mtime });
      }
      if (out.destroyed) return;
      if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
    }
    zip.end();
  };
  write().catch(failed);
  return out;
}
