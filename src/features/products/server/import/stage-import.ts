import type { Readable } from 'node:stream';
import type { Tx } from '../../../../lib/db/database.ts';
import { invalid, Refusal } from '../../../../lib/errors.ts';
import { freeSlug } from '../../../../lib/values/slug.ts';
import type { ImportFormat } from '../../import-contract.ts';
import { fileIdIn } from '../../../../lib/content/pictures.ts';
import { checkDraft } from './check-draft.ts';
import { columnNames, formatOf, formats, unknownColumns } from './formats.ts';
import type { Draft, Format, Row } from './draft.ts';
import {
  appendVariant,
  deleteImport,
  findImport,
  forgetOldImports,
  insertDrafts,
  insertImport,
  keepChecked,
  openPreview,
  uncheckedDrafts,
} from './import-queries.ts';
import { knownFiles, knownProducts } from './known-queries.ts';
import { type CsvRecord, readCsv } from '../../../../lib/values/read-csv.ts';
import { staffWords } from '../staff-words.ts';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const AT_ONCE = 200;
const KEPT = 10;
const MOST_PRODUCTS = 100_000;
const MOST_ROWS_OF_PRODUCT = 1_000;

/**
 * Reads a file of products into the database, a few hundred rows at a time, and then validates them against the current
 * shop, which stays unchanged. @returns the import's id
 */
export async function stageImport(
  db: InTransaction,
  file: { bytes: Readable; name: string; by: string },
): Promise<string> {
  const records = readCsv(file.bytes);
  const head = await records.next();
  const header = head.done ? [] : head.value.cells;
  const format = formatOf(header);
  if (!format) throw invalid(staffWords().columnNamesMissing);
  const id = await db((tx) =>
    insertImport(tx, {
      fileName: file.name,
      format: format.name,
      unknown: unknownColumns(header, format),
      by: file.by,
    }),
  );
  try {
    await new Stage(db, id, format).read(columnNames(header, format), records);
    while (await checkSome(db, id)) await new Promise((resolve) => setImmediate(resolve));
    await db(async (tx) => {
      await openPreview(tx, id);
      await forgetOldImports(tx, KEPT);
    });
    return id;
  } catch (error) {
    await db((tx) => deleteImport(tx, id));
    throw error;
  }
}

/** The first half: rows become products, in batches. */
class Stage {
  readonly #db: InTransaction;
  readonly #id: string;
  readonly #format: Format;
  /** Names of the products so far, with their rows. */
  readonly #places = new Map<string, number>();
  readonly #slugs = new Set<string>();
  #batch: { position: number; draft: Draft }[] = [];
  #rows: Row[] = [];
  #keys: string[] = [];
  #next = 0;

  constructor(db: InTransaction, id: string, format: Format) {
    this.#db = db;
    this.#id = id;
    this.#format = format;
  }

  async read(names: readonly string[], records: AsyncGenerator<CsvRecord>): Promise<void> {
    for await (const { line, cells } of records) {
      const row: Row = {
        line,
        cell: (column) => {
          const at = names.indexOf(column);
          return at < 0 ? undefined : (cells[at] ?? '');
        },
      };
      const parent = this.#format.parentOf?.(row) ?? null;
      if (parent !== null) await this.#append(row, parent);
      else await this.#take(row);
    }
    this.#close();
    await this.#flush();
  }

  async #take(row: Row): Promise<void> {
    const keys = this.#format.keysOf(row);
    if (keys === null || keys[0] === this.#keys[0]) {
      if (this.#rows.length >= MOST_ROWS_OF_PRODUCT)
        throw invalid(staffWords().tooManyRowsOfProduct({ line: row.line }));
      // Rows before the first product belong to none.
      if (this.#rows.length > 0) this.#rows.push(row);
      return;
    }
    this.#close();
    if (this.#batch.length >= AT_ONCE) await this.#flush();
    this.#rows = [row];
    this.#keys = keys;
  }

  /** The current product is complete. */
  #close(): void {
    if (this.#rows.length === 0) return;
    const draft = this.#format.toDraft(this.#rows);
    const slug = draft.fields['slug'];
    const [key = ''] = this.#keys;
    if (this.#places.has(key))
      draft.problems.push({
        line: draft.line,
        column: 'slug',
        sentence: staffWords().productTwiceInFile,
      });
    else if (typeof slug === 'string' && this.#format === formats.woocommerce)
      draft.fields['slug'] = freeSlug(slug, this.#slugs);
    const position = this.#next;
    this.#next += 1;
    if (this.#next > MOST_PRODUCTS) throw invalid(staffWords().tooManyProducts);
    for (const name of this.#keys) if (!this.#places.has(name)) this.#places.set(name, position);
    if (typeof draft.fields['slug'] === 'string') this.#slugs.add(draft.fields['slug']);
    this.#batch.push({ position, draft });
    this.#rows = [];
    this.#keys = [];
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length > 0) await this.#db((tx) => insertDrafts(tx, this.#id, batch));
  }

  async #append(row: Row, parent: string): Promise<void> {
    this.#close();
    const made = this.#format.toVariant?.(row);
    const place = this.#places.get(parent);
    if (!made) return;
    if (place === undefined) {
      const sentence = staffWords().parentMissing({ parent });
      this.#batch.push({
        position: this.#next,
        draft: {
          line: row.line,
          fields: {},
          problems: [{ line: row.line, column: 'parent', sentence }],
          notes: [],
        },
      });
      this.#next += 1;
      return;
    }
    const waiting = this.#batch.find(({ position }) => position === place);
    if (waiting) {
      waiting.draft.variants?.push(made.variant);
      waiting.draft.problems.push(...made.problems);
    } else await this.#db((tx) => appendVariant(tx, this.#id, place, made.variant, made.problems));
  }
}

/** The second half. @returns whether there may be more */
async function checkSome(db: InTransaction, id: string): Promise<boolean> {
  return db(async (tx) => {
    const found = await findImport(tx, id);
    if (!found) throw new Refusal(409, 'conflict', staffWords().importStopped);
    const { complete = (draft: Draft) => draft } = formats[found.format as ImportFormat];
    const drafts = (await uncheckedDrafts(tx, id, AT_ONCE)).map(({ position, product }) => ({
      position,
      draft: complete(product),
    }));
    const slugs = drafts.flatMap(({ draft }) =>
      typeof draft.fields['slug'] === 'string' ? [draft.fields['slug']] : [],
    );
    const known = await knownProducts(tx, slugs);
    const files = await knownFiles(tx, [...new Set(drafts.flatMap(({ draft }) => filesOf(draft)))]);
    const checked = drafts.map(({ position, draft }) => ({
      position,
      ...checkDraft(draft, { known: known.get(String(draft.fields['slug'])), files }),
    }));
    await keepChecked(tx, id, checked);
    return drafts.length === AT_ONCE;
  });
}

/** Library files that a product refers to. */
function filesOf({ pictures = [], variants = [], files = [] }: Draft): string[] {
  const sources = [
    ...pictures,
    ...variants.flatMap(({ fields }) => (fields['picture'] ? [fields['picture']] : [])),
  ];
  return [
    ...sources.flatMap((picture) => fileIdIn((picture as { src: string }).src) ?? []),
    ...files.flatMap(({ file }) => fileIdIn(`/files/${file}/`) ?? []),
  ];
}
