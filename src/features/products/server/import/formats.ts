import type { ImportFormat } from '../../import-contract.ts';
import type { Format } from './draft.ts';
import { ownFormat } from './own-format.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

export const formats: Readonly<Record<ImportFormat, Format>> = { own: ownFormat, shopify, woocommerce };

/** Other words for our own columns, as people write them into their own tables. */
const synonyms: Readonly<Record<string, string>> = {
  address: 'slug',
  name: 'label',
  title: 'label',
  product: 'label',
  'article number': 'sku',
  'price before': 'compare at',
  quantity: 'stock',
};

/** Names of columns as they are looked for. */
export function columnNames(header: readonly string[], format: Format): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  return format === ownFormat
    ? names.map((name) => (Object.hasOwn(synonyms, name) ? (synonyms[name] ?? name) : name))
    : names;
}

/** Which of the known ways a file is written in; `undefined` where its first row names no product. */
export function formatOf(header: readonly string[]): Format | undefined {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  if (names.has('handle') && names.has('title')) return shopify;
  if (names.has('type') && names.has('name') && (names.has('regular price') || names.has('parent')))
    return woocommerce;
  const own = new Set(columnNames(header, ownFormat));
  return own.has('label') || own.has('slug') ? ownFormat : undefined;
}

/** Columns that say nothing here. */
export const unknownColumns = (header: readonly string[], format: Format): string[] =>
  columnNames(header, format).flatMap((name, at) => {
    const known = format.columns.some((column) =>
      column.endsWith('*') ? name.startsWith(column.slice(0, -1)) : column === name,
    );
    return known || name === '' ? [] : [(header[at] ?? name).trim().slice(0, 100)];
  });
