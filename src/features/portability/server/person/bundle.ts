import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { attachmentKey } from '../../../files/server/index.ts';
import type { Person } from './person-queries.ts';
import {
  filesOf,
  FIRST,
  PAGE,
  readSection,
  type Section,
  type SectionRow,
  sections,
} from './section-queries.ts';
import { readable } from './readable.ts';

export interface BundleOf {
  websiteId: string;
  /** Host of the site. */
  host: string;
  locale: string;
  person: Person;
  db: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  storage: Storage;
}

/** Row by row, in short transactions: a customer may have ten years of orders. */
async function* rowsOf({ db, websiteId, person }: BundleOf, section: Section): AsyncGenerator<SectionRow> {
  let after = FIRST;
  for (;;) {
    const rows = await db((tx) => readSection(tx, section.select(websiteId, person, after)));
    yield* rows.map(({ id, row }) => ({ id, row: section.present(row) }));
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

async function* asJson(of: BundleOf, at: Date): AsyncGenerator<string> {
  yield `{\n"site": ${JSON.stringify(of.host)},\n"made": ${JSON.stringify(at)}`;
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.key)}: [`;
    let first = true;
    for await (const { row } of rowsOf(of, section)) {
      yield `${first ? '' : ','}\n${JSON.stringify(row)}`;
      first = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* asPage(of: BundleOf, at: Date): AsyncGenerator<string> {
  const page = readable(of.locale);
  yield page.before(of.host, at);
  for (const section of sections) {
    let count = 0;
    for await (const { row } of rowsOf(of, section)) {
      if (count === 0) yield `<section><h2>${page.title(section.key)}</h2>`;
      yield `<article>${page.row(section.key, row)}</article>`;
      count += 1;
    }
    if (count > 0) yield '</section>';
  }
  yield page.after;
}

/** All personal data as an archive: readable pages, JSON for programs, and uploaded files. Read while it is written. */
export async function writeBundle(of: BundleOf): Promise<{ archive: Readable; cancel: () => void }> {
  const { db, websiteId, person, storage } = of;
  const at = new Date();
  const files = await db((tx) => filesOf(tx, person));
  const zip = new ZipFile();
  const archive = zip.outputStream as unknown as Readable;
  let current: Readable | undefined;
  const failed = (error: unknown) => void archive.destroy(error as Error);
  zip.on('error', failed);
  const add = (name: string, make: () => Promise<Readable | null>) =>
    zip.addReadStreamLazy(name, { mtime: at }, (give) => {
      make().then((stream) => {
        current = stream ?? Readable.from([]);
        if (archive.destroyed) current.destroy();
        current.once('error', failed);
        give(null, current);
      }, failed);
    });
  add('index.html', async () => Readable.from(asPage(of, at)));
  add('data.json', async () => Readable.from(asJson(of, at)));
  for (const { id, message_id: message, name } of files)
    add(`files/${message}/${id}/${name}`, () => storage.read(attachmentKey(websiteId, id)));
  zip.end();
  return { archive, cancel: () => current?.destroy() };
}
