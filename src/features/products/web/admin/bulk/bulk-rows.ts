import {
  cellOf,
  type Edits,
  type SheetColumn,
  type SheetRow,
  withCell,
} from '../../../../../lib/admin-ui/sheet/sheet.ts';
import type { Collection, Product, Variant } from '../../../contract.ts';
import { flagIn, joinList, splitList } from '../../../csv-cells.ts';
import { typedAmount, typedNumber } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import type { ProductChange } from '../../../product-shapes.ts';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { currencyDecimals } from '../../../../../lib/values/money.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

/** Columns that a product or one of its variants may have. */
export const columnKeys = ['price', 'compareAt', 'sku', 'stock', 'published', 'collections', 'tags'] as const;
export type Column = (typeof columnKeys)[number];

const named = {
  price: { label: 'price', kind: 'number' },
  compareAt: { label: 'compareAtPrice', kind: 'number' },
  sku: { label: 'sku', kind: 'text' },
  stock: { label: 'stock', kind: 'number' },
  published: { label: 'visible', kind: 'flag' },
  collections: { label: 'collections', kind: 'text' },
  tags: { label: 'tags', kind: 'text' },
} as const satisfies Record<Column, Pick<SheetColumn, 'kind' | 'label'>>;

/** The columns with their names. A table needs the same array each time. */
export function namedColumns(): SheetColumn[] {
  const words = messagesNow(productListAdmin);
  return columnKeys.map((key) => ({
    key,
    kind: named[key].kind,
    label: words[named[key].label],
    ...(key === 'stock' ? { placeholder: words.noLimit } : {}),
  }));
}

/** A product, or one of its variants below it. */
export interface BulkRow extends SheetRow {
  product: Product;
  variant: Variant | null;
}

const stockText = (stock: number | null) => (stock === null ? '' : String(stock));

/** @param currency the site's, for prices */
export function rowsOf(
  products: readonly Product[],
  collections: readonly Collection[],
  currency: string,
): BulkRow[] {
  const amountText = (amount: number | null) => (amount === null ? '' : typedAmount(amount, currency));
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
      name: `${product.label}, ${variant.variantLabel}`,
      below: true,
      cells: { price: amountText(variant.price), sku: variant.sku, stock: stockText(variant.stock) },
    })),
  ]);
}

/** What a pasted text means in a column. */
export const pasted = (column: string, text: string): string =>
  column === 'published' ? (flagIn(text) ? 'yes' : 'no') : text;

const isStock = (count: number | undefined) => count !== undefined && count >= 0 && count < 10_000_000;

function amountProblem(value: string, currency: string): string | undefined {
  const decimals = currencyDecimals(currency);
  const amount = typedNumber(value, decimals);
  if (amount !== undefined && amount >= 0) return undefined;
  return decimals === 0
    ? messagesNow(adminUi).enterAWholeNumber
    : messagesNow(productListAdmin).enterAnAmountLike;
}

/** The error of a cell; `undefined` if it is valid. */
export function problemOf(
  column: string,
  value: string,
  collections: readonly Collection[],
  currency: string,
): string | undefined {
  const words = messagesNow(productListAdmin);
  const empty = value.trim() === '';
  if (column === 'price') return amountProblem(value, currency);
  if (column === 'compareAt') return empty ? undefined : amountProblem(value, currency);
  if (column === 'stock')
    return empty || isStock(typedNumber(value, 0)) ? undefined : words.enterAWholeNumberOr;
  if (column === 'collections') {
    const unknown = splitList(value).find((name) => !collections.some(({ label }) => label === name));
    return unknown === undefined ? undefined : words.collectionNotFound({ unknown });
  }
  return undefined;
}

type Change = ProductChange & { _id: string };

const amountOf = (text: string) => typedNumber(text, 2) ?? 0;
const stockOf = (text: string) => typedNumber(text, 0) ?? null;

function changeOf(rows: readonly BulkRow[], edits: Edits, collections: readonly Collection[]): Change | null {
  const [head, ...variants] = rows;
  if (!head) return null;
  const { product } = head;
  const own: Partial<Record<Column, string>> = edits[head.key] ?? {};
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
                    ...(edits[row.key]?.['stock'] === undefined
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
    for (const column of Object.keys(edits[row.key] ?? {}))
      back = withCell(back, row, column, was.get(row.key)?.[column] ?? '');
  return changesOf(rows, back, collections);
}
