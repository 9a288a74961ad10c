import { richTextFromHtml } from '../../../../lib/content/rich-text-html.ts';
import { splitList } from '../../csv-cells.ts';
import { Cells, given } from './cells.ts';
import type { Draft, DraftVariant, Format, Row } from './draft.ts';
import { staffWords } from '../staff-words.ts';

/** One row per variant; the product's own fields are in its first row. */
export const ownColumns = [
  'slug',
  'label',
  'kind',
  'description',
  'price',
  'compare at',
  'tax class',
  'weight',
  'shipping class',
  'low stock',
  'attributes',
  'tags',
  'collections',
  'published',
  'publish at',
  'archived',
  'pictures',
  'picture descriptions',
  'files',
  'file names',
  'seo title',
  'seo description',
  'option 1',
  'option 1 values',
  'option 2',
  'option 2 values',
  'option 3',
  'option 3 values',
  'variant',
  'value 1',
  'value 2',
  'value 3',
  'variant price',
  'sku',
  'stock',
  'variant weight',
  'variant picture',
  'variant picture description',
] as const;

const places = [1, 2, 3] as const;
const isVariant = (row: Row) =>
  ['variant', 'value 1', 'value 2', 'value 3', 'variant price'].some((column) => row.cell(column)?.trim());

function variantOf(row: Row, draft: Draft): DraftVariant {
  const cells = new Cells(row, draft.problems);
  const orNull = (column: string, value: unknown) => (cells.has(column) ? (value ?? null) : undefined);
  const picture = cells.text('variant picture');
  return {
    line: row.line,
    fields: given({
      variantLabel: cells.text('variant') || undefined,
      options: places.map((place) => cells.text(`value ${place}`)).filter(Boolean),
      price: cells.amount('variant price') ?? draft.fields['price'],
      sku: cells.has('sku') ? cells.text('sku') : undefined,
      stock: orNull('stock', cells.count('stock')),
      weight: orNull('variant weight', cells.count('variant weight')),
      picture: orNull(
        'variant picture',
        picture ? { src: picture, alt: cells.text('variant picture description') } : null,
      ),
    }),
  };
}

/** In the order of the options, else in file order. */
function optionsOf(cells: Cells, rows: Row[]) {
  return places.flatMap((place) => {
    const name = cells.text(`option ${place}`);
    if (!name) return [];
    const listed = splitList(cells.text(`option ${place} values`));
    const used = rows.flatMap((row) => row.cell(`value ${place}`)?.trim() || []);
    return [{ name, values: [...new Set([...listed, ...used])] }];
  });
}

/** `Material: Stoneware, Height: 9 cm` */
function attributesOf(cells: Cells) {
  if (!cells.has('attributes')) return undefined;
  return splitList(cells.text('attributes')).flatMap((entry) => {
    const [name = '', ...rest] = entry.split(':');
    const value = rest.join(':').trim();
    if (name.trim() && value) return [{ name: name.trim(), value }];
    cells.problem('attributes', staffWords().attributeNeedsBoth({ entry }));
    return [];
  });
}

function toDraft(rows: Row[]): Draft {
  const [first] = rows;
  if (!first) throw new Error('A product has a row.');
  const draft: Draft = { line: first.line, fields: {}, problems: [], notes: [] };
  const cells = new Cells(first, draft.problems);
  const text = (column: string) => (cells.has(column) ? cells.text(column) : undefined);
  const orNull = (column: string, value: unknown) => (cells.has(column) ? (value ?? null) : undefined);
  const list = (column: string) => (cells.has(column) ? splitList(cells.text(column)) : undefined);
  const varied = rows.some(isVariant);
  draft.fields = given({
    slug: text('slug') || undefined,
    label: text('label') || undefined,
    kind: text('kind') || undefined,
    description: cells.has('description') ? richTextFromHtml(first.cell('description') ?? '') : undefined,
    price: cells.amount('price'),
    compareAt: orNull('compare at', cells.amount('compare at')),
    taxClass: text('tax class') || undefined,
    weight: orNull('weight', cells.count('weight')),
    shippingClass: text('shipping class'),
    lowStock: orNull('low stock', cells.count('low stock')),
    attributes: attributesOf(cells),
    tags: list('tags'),
    published: cells.has('published') ? (cells.flag('published') ?? false) : undefined,
    publishAt: orNull('publish at', text('publish at') || null),
    seo: cells.has('seo title')
      ? given({ title: text('seo title') || undefined, description: text('seo description') || undefined })
      : undefined,
    options: cells.has('option 1') ? optionsOf(cells, rows) : undefined,
    ...(varied ? {} : { sku: text('sku'), stock: orNull('stock', cells.count('stock')) }),
  });
  const alts = list('picture descriptions') ?? [];
  const pictures = list('pictures')?.map((src, at) => ({ src, alt: alts[at] ?? '' }));
  const names = list('file names') ?? [];
  const files = list('files')?.map((file, at) => ({ file, label: names[at] ?? '' }));
  const collections = list('collections');
  return {
    ...draft,
    ...(pictures ? { pictures } : {}),
    ...(files ? { files } : {}),
    ...(collections ? { collections } : {}),
    ...(cells.has('archived') ? { archived: cells.flag('archived') ?? false } : {}),
    ...(cells.has('variant') || cells.has('value 1')
      ? { variants: rows.filter(isVariant).map((row) => variantOf(row, draft)) }
      : {}),
  };
}

/** The format of `/api/products.csv`, and of handmade tables like it. */
export const ownFormat: Format = {
  name: 'own',
  columns: ownColumns,
  keysOf: (row) => {
    const slug = row.cell('slug')?.trim().toLowerCase();
    if (slug) return [slug];
    return row.cell('label')?.trim() ? [`line ${row.line}`] : null;
  },
  toDraft,
};
