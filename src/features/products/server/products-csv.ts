import { stringify } from 'csv-stringify/sync';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { listProducts } from './list-queries.ts';
import { presentProducts } from './present.ts';
import { variantsOf } from './product-queries.ts';
import type { Product } from '../contract.ts';

/** One row for each variant; what belongs to the product stands in its first row. */
export const csvColumns = [
  'slug',
  'label',
  'kind',
  'description',
  'price',
  'compare at',
  'tax class',
  'weight',
  'shipping class',
  'tags',
  'published',
  'pictures',
  'option 1',
  'option 2',
  'option 3',
  'variant',
  'value 1',
  'value 2',
  'value 3',
  'variant price',
  'sku',
  'stock',
] as const;

const AT_ONCE = 200;
const stockText = (stock: number | null) => (stock === null ? '' : String(stock));

function rowsOf(product: Product): string[][] {
  const { options, variants } = product;
  const own = [
    product.label,
    product.kind,
    plainText(product.description),
    product.price.toFixed(2),
    product.compareAt?.toFixed(2) ?? '',
    product.taxClass,
    product.weight === null ? '' : String(product.weight),
    product.shippingClass,
    product.tags.join(', '),
    product.published ? 'yes' : 'no',
    product.images.map(({ src }) => src).join(' '),
    ...[0, 1, 2].map((index) => options[index]?.name ?? ''),
  ];
  const blank = own.map(() => '');
  if (variants.length === 0)
    return [[product.slug, ...own, '', '', '', '', '', product.sku, stockText(product.stock)]];
  return variants.map((variant, index) => [
    product.slug,
    ...(index === 0 ? own : blank),
    variant.variantLabel,
    ...[0, 1, 2].map((place) => variant.options[place] ?? ''),
    variant.price.toFixed(2),
    variant.sku,
    stockText(variant.stock),
  ]);
}

export async function* productsAsCsv({ db, site }: SiteRequest): AsyncGenerator<string> {
  yield stringify([[...csvColumns]]);
  for (let after: string | undefined; ;) {
    const place = after;
    const products = await db(async (tx) => {
      const rows = await listProducts(tx, site.id, { sort: 'oldest', limit: AT_ONCE, after: place }, true);
      return presentProducts(
        rows,
        await variantsOf(
          tx,
          site.id,
          rows.map(({ id }) => id),
        ),
        true,
      );
    });
    if (products.length > 0) yield stringify(products.flatMap(rowsOf));
    after = products.at(-1)?._id;
    if (products.length < AT_ONCE) return;
  }
}
