import { richTextFromHtml } from '../../../../lib/content/rich-text-html.ts';
import { slugOf } from '../../../../lib/values/slug.ts';
import { splitList } from '../../csv-cells.ts';
import { Cells, given } from './cells.ts';
import type { Draft, DraftVariant, Format, Row } from './draft.ts';
import { staffWords } from '../staff-words.ts';

const places = [1, 2, 3] as const;
const typesOf = (row: Row) => splitList(row.cell('type') ?? '').map((type) => type.toLowerCase());
const isVariation = (row: Row) => typesOf(row).includes('variation');

function pricesOf(cells: Cells): { price: number | undefined; compareAt: number | null } {
  const regular = cells.amount('regular price');
  const sale = cells.amount('sale price');
  return sale !== undefined && regular !== undefined && sale < regular
    ? { price: sale, compareAt: regular }
    : { price: regular ?? sale, compareAt: null };
}

function stockOf(cells: Cells): number | null {
  if (cells.text('backorders?') === '1') return null;
  const counted = cells.count('stock');
  if (counted !== undefined) return Math.max(0, counted);
  return cells.text('in stock?') === '0' ? 0 : null;
}

/** The column's name contains the exporting shop's unit. */
function gramsOf(cells: Cells): number | null {
  const units = { 'weight (kg)': 1000, 'weight (g)': 1, 'weight (lbs)': 453.59237, 'weight (oz)': 28.349523 };
  for (const [column, grams] of Object.entries(units)) {
    const weight = cells.has(column) ? cells.amount(column) : undefined;
    if (weight !== undefined) return Math.round(weight * grams);
  }
  return null;
}

/** `Pots > Mugs, Gifts` is two collections: the last of each path. */
const collectionsOf = (text: string) =>
  [...new Set(splitList(text).map((path) => path.split('>').at(-1)?.trim() ?? ''))].filter(Boolean);

const picturesOf = (cells: Cells) => splitList(cells.text('images')).map((src) => ({ src, alt: '' }));

function toVariant(row: Row) {
  const problems: Draft['problems'] = [];
  const cells = new Cells(row, problems);
  const { price } = pricesOf(cells);
  const [picture] = picturesOf(cells);
  const variant: DraftVariant = {
    line: row.line,
    fields: given({
      options: places.map((place) => cells.text(`attribute ${place} value(s)`)),
      price,
      sku: cells.text('sku'),
      stock: stockOf(cells),
      weight: gramsOf(cells) ?? undefined,
      picture,
    }),
  };
  return { variant, problems };
}

function toDraft([row]: Row[]): Draft {
  if (!row) throw new Error('A product has a row.');
  const problems: Draft['problems'] = [];
  const cells = new Cells(row, problems);
  const types = typesOf(row);
  if (types.includes('grouped') || types.includes('external'))
    cells.problem('type', staffWords().unsupportedType({ type: cells.text('type') }));
  const name = cells.text('name');
  const about = ['short description', 'description'].map((column) => row.cell(column) ?? '').join('\n');
  const taxClass = cells.text('tax class').toLowerCase();
  const { price, compareAt } = pricesOf(cells);
  const variable = types.includes('variable');
  return {
    line: row.line,
    fields: given({
      // In every language alike: the same file finds its products again.
      slug: slugOf(name, 'product', 'en').slice(0, 100),
      label: name || undefined,
      kind: types.includes('downloadable') || types.includes('virtual') ? 'digital' : 'physical',
      description: richTextFromHtml(about.replaceAll(String.raw`\n`, '\n')),
      price,
      compareAt,
      taxClass:
        cells.text('tax status') === 'none' || taxClass.includes('zero')
          ? 'zero'
          : taxClass.includes('reduced')
            ? 'reduced'
            : 'standard',
      weight: gramsOf(cells),
      shippingClass: cells.text('shipping class').slice(0, 40),
      lowStock: cells.count('low stock amount') ?? null,
      tags: splitList(cells.text('tags')),
      published: cells.text('published') === '1',
      options: variable
        ? places.flatMap((place) => {
            const option = cells.text(`attribute ${place} name`);
            const values = splitList(cells.text(`attribute ${place} value(s)`));
            return option ? [{ name: option, values }] : [];
          })
        : [],
      ...(variable ? {} : { sku: cells.text('sku'), stock: stockOf(cells) }),
    }),
    variants: [],
    collections: collectionsOf(cells.text('categories')),
    pictures: picturesOf(cells),
    problems,
    notes: [],
  };
}

/** Only attributes in which a product's variants differ become options. */
function complete(draft: Draft): Draft {
  const options = (draft.fields['options'] ?? []) as { name: string; values: string[] }[];
  const valuesOf = ({ fields }: DraftVariant) => (fields['options'] ?? []) as string[];
  const all = draft.variants ?? [];
  const used = options.flatMap((option, place) =>
    all.some((variant) => valuesOf(variant)[place]) ? [{ ...option, place }] : [],
  );
  const least = Math.min(...all.map(({ fields }) => Number(fields['price'] ?? Number.NaN)));
  return {
    ...draft,
    fields: {
      ...draft.fields,
      ...(draft.fields['price'] === undefined && least >= 0 ? { price: least } : {}),
      options: used.map(({ name, values, place }) => ({
        name,
        values: [...new Set([...values, ...all.map((variant) => valuesOf(variant)[place] ?? '')])].filter(
          Boolean,
        ),
      })),
    },
    variants: all.map((variant) => ({
      ...variant,
      fields: {
        ...variant.fields,
        // A variation for any value of an option.
        options: used.map(({ place }) => valuesOf(variant)[place] || 'Any'),
      },
    })),
  };
}

/** The product export of WooCommerce. */
export const woocommerce: Format = {
  name: 'woocommerce',
  columns: [
    'id',
    'type',
    'sku',
    'name',
    'published',
    'short description',
    'description',
    'tax status',
    'tax class',
    'in stock?',
    'stock',
    'low stock amount',
    'backorders?',
    'weight (kg)',
    'weight (g)',
    'weight (lbs)',
    'weight (oz)',
    'sale price',
    'regular price',
    'categories',
    'tags',
    'shipping class',
    'images',
    'parent',
    'attribute *',
  ],
  keysOf: (row) => {
    const sku = row.cell('sku')?.trim();
    return [`id:${row.cell('id')?.trim() || `line ${row.line}`}`, ...(sku ? [sku] : [])];
  },
  parentOf: (row) => (isVariation(row) ? (row.cell('parent')?.trim() ?? '') : null),
  toDraft,
  toVariant,
  complete,
};
