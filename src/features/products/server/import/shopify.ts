import { richTextFromHtml } from '../../../../lib/content/rich-text-html.ts';
import { slugOf } from '../../../../lib/values/slug.ts';
import { splitList } from '../../csv-cells.ts';
import { Cells, given } from './cells.ts';
import type { Draft, DraftVariant, Format, Row } from './draft.ts';
import { staffWords } from '../staff-words.ts';

const places = [1, 2, 3] as const;
const valueOf = (row: Row, place: number) => row.cell(`option${place} value`)?.trim() ?? '';
/** Rows that only add a picture have no price and no value. */
const isVariant = (row: Row) => valueOf(row, 1) !== '' || (row.cell('variant price')?.trim() ?? '') !== '';

function stockOf(cells: Cells, notes: Set<string>): number | null {
  const counted = cells.count('variant inventory qty');
  if (cells.has('variant inventory tracker') && cells.text('variant inventory tracker') === '') return null;
  if (cells.text('variant inventory policy') === 'continue') return null;
  if (counted !== undefined && counted < 0) {
    notes.add(staffWords().negativeStock);
    return 0;
  }
  return counted ?? null;
}

function variantOf(row: Row, draft: Draft, notes: Set<string>, names: number): DraftVariant {
  const cells = new Cells(row, draft.problems);
  const picture = cells.text('variant image');
  return {
    line: row.line,
    fields: given({
      options: places.slice(0, names).map((place) => valueOf(row, place)),
      price: cells.amount('variant price') ?? draft.fields['price'],
      sku: cells.text('variant sku'),
      stock: stockOf(cells, notes),
      weight:
        cells.amount('variant grams') === undefined
          ? undefined
          : Math.round(cells.amount('variant grams') ?? 0),
      picture: picture ? { src: picture, alt: '' } : undefined,
    }),
  };
}

function toDraft(rows: Row[]): Draft {
  const [first] = rows;
  if (!first) throw new Error('A product has a row.');
  const draft: Draft = { line: first.line, fields: {}, problems: [], notes: [] };
  const notes = new Set<string>();
  const cells = new Cells(first, draft.problems);
  const variantRows = rows.filter(isVariant);
  const named = places.filter((place) => cells.text(`option${place} name`) !== '');
  const plain =
    named.length === 0 || (cells.text('option1 name') === 'Title' && valueOf(first, 1) === 'Default Title');
  const price = cells.amount('variant price');
  const grams = cells.amount('variant grams');
  const type = cells.text('type') || cells.text('product type');
  const status = cells.text('status');
  draft.fields = given({
    slug: slugOf(cells.text('handle'), 'product', 'en').slice(0, 100),
    label: cells.text('title') || undefined,
    kind: cells.text('variant requires shipping').toLowerCase() === 'false' ? 'digital' : 'physical',
    description: richTextFromHtml(first.cell('body (html)') ?? first.cell('description') ?? ''),
    price,
    compareAt: cells.amount('variant compare at price') ?? null,
    taxClass: cells.text('variant taxable').toLowerCase() === 'false' ? 'zero' : 'standard',
    weight: grams === undefined ? null : Math.round(grams),
    tags: [...new Set([...splitList(cells.text('tags')), ...(type ? [type] : [])])],
    published: status === '' ? (cells.flag('published') ?? false) : status.toLowerCase() === 'active',
    seo: given({
      title: cells.text('seo title').slice(0, 120) || undefined,
      description: cells.text('seo description').slice(0, 320) || undefined,
    }),
    options: plain
      ? []
      : named.map((place) => ({
          name: cells.text(`option${place} name`),
          values: [...new Set(variantRows.map((row) => valueOf(row, place)).filter(Boolean))],
        })),
    ...(plain ? { sku: cells.text('variant sku'), stock: stockOf(cells, notes) } : {}),
  });
  const pictures = rows
    .map((row) => ({
      src: row.cell('image src')?.trim() ?? '',
      alt: row.cell('image alt text')?.trim() ?? '',
    }))
    .filter(({ src }) => src !== '');
  return {
    ...draft,
    pictures,
    variants: plain ? [] : variantRows.map((row) => variantOf(row, draft, notes, named.length)),
    notes: [...notes],
  };
}

/** The product export of Shopify. */
export const shopify: Format = {
  name: 'shopify',
  columns: [
    'handle',
    'title',
    'body (html)',
    'description',
    'type',
    'product type',
    'tags',
    'published',
    'status',
    'option1 name',
    'option1 value',
    'option2 name',
    'option2 value',
    'option3 name',
    'option3 value',
    'variant sku',
    'variant grams',
    'variant inventory tracker',
    'variant inventory qty',
    'variant inventory policy',
    'variant price',
    'variant compare at price',
    'variant requires shipping',
    'variant taxable',
    'variant image',
    'image src',
    'image position',
    'image alt text',
    'seo title',
    'seo description',
  ],
  keysOf: (row) => {
    const handle = row.cell('handle')?.trim().toLowerCase();
    return handle ? [handle] : null;
  },
  toDraft,
};
