import { amountDigits } from '../../../../../lib/values/money.ts';
import type { Collection, Product, Variant } from '../../../contract.ts';
import { amountIn, flagIn, joinList, splitList } from '../../../csv-cells.ts';
import type { ProductChange } from '../../../product-shapes.ts';

export const columns = ['price', 'compareAt', 'sku', 'stock', 'published', 'collections', 'tags'] as const;
export type Column = (typeof columns)[number];
export type Cells = Partial<Record<Column, string>>;
/** Typed values, by row and column. */
export type Edits = Readonly<Record<string, Cells>>;

/** A product, or one of its variants below it. */
export interface BulkRow {
  key: string;
  product: Product;
  variant: Variant | null;
  label: string;
  /** Current values as text; columns that don't apply are missing. */
  cells: Cells;
}

const stockText = (stock: number | null) => (stock === null ? '' : String(stock));

/** @param currency the site's, for prices */
export function rowsOf(
  products: readonly Product[],
  collections: readonly Collection[],
  currency: string,
): BulkRow[] {
  const amountText = (amount: number | null) => (amount === null ? '' : amountDigits(amount, currency));
  const names = new Map(collections.map(({ _id, label }) => [_id, label]));
  return products.flatMap((product): BulkRow[] => [
    {
      key: product._id,
      product,
      variant: null,
      label: product.label,
      cells: {
        price: amountText(product.price),
        compareAt: amountText(product.compareAt),
        ...(product.variants.length === 0 ? { sku: product.sku, stock: stockText(product.stock) } : {}),
        published: product.published ? 'yes' : 'no',
        collections: joinList(product.collections.flatMap((id) => names.get(id) ?? [])),
        tags: joinList(product.tags),
      },
    },
    ...product.variants.map((variant) => ({
      key: variant._id,
      product,
      variant,
      label: variant.variantLabel,
      cells: { price: amountText(variant.price), sku: variant.sku, stock: stockText(variant.stock) },
    })),
  ]);
}

/** A cell's displayed value: the typed one, else the current one. */
export const cellOf = (row: BulkRow, edits: Edits, column: Column): string | undefined =>
  row.cells[column] === undefined ? undefined : (edits[row.key]?.[column] ?? row.cells[column]);

/** With a changed cell; a value equal to the current one is no edit. */
export function withCell(edits: Edits, row: BulkRow, column: Column, value: string): Edits {
  if (row.cells[column] === undefined) return edits;
  const { [column]: _before, ...others } = edits[row.key] ?? {};
  const cells: Cells = value === row.cells[column] ? others : { ...others, [column]: value };
  const { [row.key]: _row, ...rest } = edits;
  return Object.keys(cells).length > 0 ? { ...rest, [row.key]: cells } : rest;
}

/** Pastes copied cells from this one on, down and to the right; cells that don't apply are skipped. */
export function withPasted(
  edits: Edits,
  rows: readonly BulkRow[],
  at: number,
  column: Column,
  text: string,
): Edits {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = columns.indexOf(column);
  let next = edits;
  let place = at;
  for (const line of lines) {
    while (place < rows.length && rows[place]?.cells[column] === undefined) place += 1;
    const row = rows[place];
    if (!row) break;
    for (const [offset, value] of line.split('\t').entries()) {
      const target = columns[first + offset];
      if (target)
        next = withCell(
          next,
          row,
          target,
          target === 'published' ? (flagIn(value) ? 'yes' : 'no') : value.trim(),
        );
    }
    place += 1;
  }
  return next;
}

const AMOUNT = 'Enter an amount like 24.50.';

/** The error of a cell; `undefined` if it is valid. */
export function problemOf(
  column: Column,
  value: string,
  collections: readonly Collection[],
): string | undefined {
  const amount = amountIn(value);
  const empty = value.trim() === '';
  if (column === 'price') return amount === undefined || amount < 0 ? AMOUNT : undefined;
  if (column === 'compareAt') return empty || (amount !== undefined && amount >= 0) ? undefined : AMOUNT;
  if (column === 'stock')
    return empty || /^\d{1,7}$/.test(value.trim())
      ? undefined
      : 'Enter a whole number, or leave empty for no limit.';
  if (column === 'collections') {
    const unknown = splitList(value).find((name) => !collections.some(({ label }) => label === name));
    return unknown === undefined ? undefined : `Collection “${unknown}” not found.`;
  }
  return undefined;
}

/** How many edited cells have an error. */
export const wrongCells = (edits: Edits, collections: readonly Collection[]): number =>
  Object.values(edits)
    .flatMap((cells) => Object.entries(cells) as [Column, string][])
    .filter(([column, value]) => problemOf(column, value, collections)).length;

type Change = ProductChange & { _id: string };

const amountOf = (text: string) => Math.round((amountIn(text) ?? 0) * 100) / 100;
const stockOf = (text: string) => (text.trim() === '' ? null : Number(text));

function changeOf(rows: readonly BulkRow[], edits: Edits, collections: readonly Collection[]): Change | null {
  const [head, ...variants] = rows;
  if (!head) return null;
  const { product } = head;
  const own = edits[head.key] ?? {};
  const touched = variants.some(({ key }) => edits[key]);
  if (!edits[head.key] && !touched) return null;
  const of = (row: BulkRow, column: Column) => cellOf(row, edits, column) ?? '';
  return {
    _id: product._id,
    version: product.version,
    ...(own.price === undefined ? {} : { price: amountOf(own.price) }),
    ...(own.compareAt === undefined
      ? {}
      : { compareAt: own.compareAt.trim() === '' ? null : amountOf(own.compareAt) }),
    ...(own.sku === undefined ? {} : { sku: own.sku }),
    ...(own.stock === undefined ? {} : { stock: stockOf(own.stock), stockSeen: product.stock }),
    ...(own.published === undefined ? {} : { published: own.published === 'yes' }),
    ...(own.tags === undefined ? {} : { tags: splitList(own.tags) }),
    ...(own.collections === undefined
      ? {}
      : {
          collections: splitList(own.collections).flatMap(
            (name) => collections.find(({ label }) => label === name)?._id ?? [],
          ),
        }),
    ...(touched
      ? {
          variants: variants.flatMap((row) =>
            row.variant
              ? [
                  {
                    _id: row.variant._id,
                    variantLabel: row.variant.variantLabel,
                    options: row.variant.options,
                    price: amountOf(of(row, 'price')),
                    sku: of(row, 'sku'),
                    ...(edits[row.key]?.stock === undefined
                      ? {}
                      : { stock: stockOf(of(row, 'stock')), stockSeen: row.variant.stock }),
                  },
                ]
              : [],
          ),
        }
      : {}),
  };
}

/** The request that saves all edits at once. */
export function changesOf(
  rows: readonly BulkRow[],
  edits: Edits,
  collections: readonly Collection[],
): Change[] {
  const byProduct = Map.groupBy(rows, ({ product }) => product._id);
  return [...byProduct.values()].flatMap((group) => changeOf(group, edits, collections) ?? []);
}

/** The edits that undo a save, based on the products' new state. */
export function wayBack(
  before: readonly BulkRow[],
  edits: Edits,
  after: readonly Product[],
  collections: readonly Collection[],
  currency: string,
): Change[] {
  const rows = rowsOf(after, collections, currency);
  const was = new Map(before.map((row) => [row.key, row.cells]));
  let back: Edits = {};
  for (const row of rows)
    for (const column of Object.keys(edits[row.key] ?? {}) as Column[])
      back = withCell(back, row, column, was.get(row.key)?.[column] ?? '');
  return changesOf(rows, back, collections);
}
