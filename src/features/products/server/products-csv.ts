import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { amountDigits } from '../../../lib/values/money.ts';
import { richTextHtml } from '../../../lib/content/rich-text-html.ts';
import type { Product } from '../contract.ts';
import { currencyOf } from '../../websites/server/index.ts';
import { everyPage } from '../../../lib/http/requests/paging.ts';
import { joinList } from '../csv-cells.ts';
import { collectionsByName } from './import/known-queries.ts';
import { ownColumns } from './import/own-format.ts';
import { listProducts } from './catalogue/list-queries.ts';
import { presentProducts } from './catalogue/present.ts';
import { variantsOf } from './catalogue/product-queries.ts';

type Cells = Partial<Record<(typeof ownColumns)[number], string>>;

const AT_ONCE = 200;
const places = [0, 1, 2] as const;
const numberText = (number: number | null | undefined) =>
  number === null || number === undefined ? '' : String(number);

/** Collections by name; by address if the name is ambiguous. */
type NameOf = (id: string) => string;
/** An amount in the site's currency. */
type Digits = (amount: number | null) => string;

function productCells(product: Product, nameOf: NameOf, digits: Digits): Cells {
  const { options, images, files = [], seo } = product;
  const cells: Cells = {
    slug: product.slug,
    label: product.label,
    kind: product.kind,
    description: richTextHtml(product.description),
    price: digits(product.price),
    'compare at': digits(product.compareAt),
    'tax class': product.taxClass,
    weight: numberText(product.weight),
    'shipping class': product.shippingClass,
    'low stock': numberText(product.lowStock),
    attributes: joinList(product.attributes.map(({ name, value }) => `${name}: ${value}`)),
    tags: joinList(product.tags),
    collections: joinList(product.collections.map(nameOf)),
    published: product.published ? 'yes' : 'no',
    archived: product.archivedAt ? 'yes' : '',
    'publish at': product.publishAt ?? '',
    pictures: joinList(images.map(({ src }) => src)),
    'picture descriptions': images.some(({ alt }) => alt) ? joinList(images.map(({ alt }) => alt)) : '',
    files: joinList(files.map(({ file }) => file)),
    'file names': files.some(({ label }) => label) ? joinList(files.map(({ label }) => label)) : '',
    'seo title': seo.title ?? '',
    'seo description': seo.description ?? '',
  };
  for (const place of places) {
    const option = options[place];
    if (!option) continue;
    cells[`option ${place + 1}` as 'option 1'] = option.name;
    cells[`option ${place + 1} values` as 'option 1 values'] = joinList(option.values);
  }
  return cells;
}

function rowsOf(product: Product, nameOf: NameOf, digits: Digits): string[][] {
  const own = productCells(product, nameOf, digits);
  const rows: Cells[] =
    product.variants.length === 0
      ? [{ ...own, sku: product.sku, stock: numberText(product.stock) }]
      : product.variants.map((variant, at) => ({
          ...(at === 0 ? own : { slug: product.slug }),
          variant: variant.variantLabel,
          ...Object.fromEntries(variant.options.map((value, place) => [`value ${place + 1}`, value])),
          'variant price': digits(variant.price),
          sku: variant.sku,
          stock: numberText(variant.stock),
          'variant weight': numberText(variant.weight),
          'variant picture': variant.picture?.src ?? '',
          'variant picture description': variant.picture?.alt ?? '',
        }));
  return rows.map((cells) => ownColumns.map((column) => cells[column] ?? ''));
}

/** All products, including archived ones, as a table that can be imported again unchanged; one page in memory at a time. */
export async function* productRows({ db }: SiteRequest): AsyncGenerator<string[][]> {
  const { collections, currency } = await db(async (tx) => ({
    collections: await collectionsByName(tx),
    currency: await currencyOf(tx),
  }));
  const digits: Digits = (amount) => (amount === null ? '' : amountDigits(amount, currency));
  const nameOf = (id: string) => {
    const found = collections.find((each) => each.id === id);
    const namesakes = collections.filter(
      ({ label, slug }) => label === found?.label || slug === found?.label,
    );
    return (namesakes.length > 1 ? found?.slug : found?.label) ?? '';
  };
  const read = (page: { limit: number; after: string | undefined }) =>
    db(async (tx) => {
      const rows = await listProducts(tx, { sort: 'oldest', state: 'every', ...page }, true);
      const ids = rows.map(({ id }) => id);
      return presentProducts(rows, await variantsOf(tx, ids), true);
    });
  for await (const products of everyPage(AT_ONCE, read, ({ _id }) => _id))
    yield products.flatMap((product) => rowsOf(product, nameOf, digits));
}
