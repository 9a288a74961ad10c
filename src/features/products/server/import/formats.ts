import type { ImportFormat } from '../../import-contract.ts';
import type { Format } from './draft.ts';
import { ownFormat } from './own-format.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

export const formats: Readonly<Record<ImportFormat, Format>> = { own: ownFormat, shopify, woocommerce };

/** Synonyms for our own columns in handmade tables. */
const synonyms: Readonly<Record<string, string>> = {
  address: 'slug',
  name: 'label',
  title: 'label',
  product: 'label',
  'article number': 'sku',
  'price before': 'compare at',
  quantity: 'stock',
};

/** Column names in the form in which they are compared. */
export function columnNames(header: readonly string[], format: Format): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  return format === ownFormat
    ? names.map((name) => (Object.hasOwn(synonyms, name) ? (synonyms[name] ?? name) : name))
    : names;
}

/** The format of a file; `undefined` if its first row has no product name. */
export function formatOf(header: readonly string[]): Format | undefined {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  if (names.has('handle') && names.has('title')) return shopify;
  if (names.has('type') && names.has('name') && (names.has('regular price') || names.has('parent')))
    return woocommerce;
  const own = new Set(columnNames(header, ownFormat));
  return own.has('label') || own.has('slug') ? ownFormat : undefined;
}

/** Ignored columns. */
export const unknownColumns = (header: readonly string[], format: Format): string[] =>
  columnNames(header, format).flatMap((name, at) => {
    const known = format.columns.some((column) =>
      column.endsWith('*') ? name.startsWith(column.slice(0, -1)) : column === name,
    );
    return known || name === '' ? [] : [(header[at] ?? name).trim().slice(0, 100)];
  });
