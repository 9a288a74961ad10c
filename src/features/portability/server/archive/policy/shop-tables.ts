import { picture } from '../../../../../lib/content/picture-shape.ts';
import { richTextSchema } from '../../../../../lib/content/rich-text.ts';
import {
  collectionFields,
  collectionSort,
  newProduct,
  productKind,
  taxClass,
} from '../../../../products/product-shapes.ts';
import { shopSettingsChange } from '../../../../orders/shop-shapes.ts';
import * as of from './columns.ts';
import { leaves } from './table-policy.ts';

const { options, attributes, seo, tags, label, shippingClass } = newProduct.shape;
const stock = of.maybe(of.whole(0, 1_000_000_000));
const grams = of.maybe(of.whole(0, 10_000_000));

/** The shop, its products and its discounts. */
export const shopTables = [
  leaves('shops', { settings: shopSettingsChange, version: of.version }, { key: '' }),
  leaves(
    'shop_numbers',
    { series: of.oneOf('order', 'invoice', 'credit'), last: of.count },
    { key: 'series' },
  ),
  leaves(
    'products',
    {
      id: of.uuid,
      label,
      slug: of.slug,
      kind: productKind,
      description: richTextSchema,
      pictures: picture.array().max(50),
      options: options.unwrap(),
      attributes: attributes.unwrap(),
      price: of.price,
      compare_at: of.maybe(of.price),
      weight: grams,
      shipping_class: shippingClass.unwrap(),
      tax_class: taxClass,
      low_stock: of.maybe(of.whole(0, 1_000_000)),
      tags: tags.unwrap(),
      seo: seo.unwrap(),
      featured_place: of.maybe(of.whole(0, 1_000_000)),
      published: of.flag,
      publish_at: of.maybe(of.moment),
      archived_at: of.maybe(of.moment),
      created_at: of.moment,
      updated_at: of.moment,
      version: of.version,
    },
    { renewed: { sold: '0' } },
  ),
  leaves(
    'product_words',
    { product_id: of.uuid, word: of.line(200), weight: of.whole(0, 100) },
    { key: 'word product_id' },
  ),
  leaves('product_word_parts', { part: of.line(200), word: of.line(200) }, { key: 'part word' }),
  leaves(
    'product_files',
    { product_id: of.uuid, file_id: of.uuid, label: of.line(200), position: of.count },
    { key: 'product_id file_id' },
  ),
  leaves('variants', {
    id: of.uuid,
    product_id: of.uuid,
    variant_label: of.line(200),
    options: of.texts(3, 60),
    price: of.price,
    sku: of.line(80),
    stock,
    weight: grams,
    picture: of.maybe(picture),
    position: of.count,
    removed_at: of.maybe(of.moment),
  }),
  leaves('collections', {
    id: of.uuid,
    label: collectionFields.shape.label,
    slug: of.slug,
    description: of.text(2000),
    picture: of.maybe(picture),
    sort: collectionSort,
    position: of.count,
    created_at: of.moment,
    version: of.version,
  }),
  leaves(
    'collection_products',
    { collection_id: of.uuid, product_id: of.uuid, position: of.count },
    { key: 'collection_id product_id' },
  ),
  leaves(
    'discount_codes',
    {
      id: of.uuid,
      code: of.line(40, 1).regex(/^[\p{L}\p{N}_-]+$/u),
      kind: of.oneOf('percent', 'fixed', 'free-shipping'),
      value: of.price,
      minimum: of.price,
      active: of.flag,
      starts_at: of.maybe(of.moment),
      ends_at: of.maybe(of.moment),
      total_limit: of.maybe(of.whole(1, 10_000_000)),
      customer_limit: of.maybe(of.whole(1, 10_000_000)),
      used: of.count,
      created_at: of.moment,
      version: of.version,
    },
    {
      rule: ({ kind, value, starts_at: from, ends_at: to }, refuse) => {
        if (kind !== 'free-shipping' && value === 0) refuse('value', 'The discount must be more than 0.');
        if (kind === 'percent' && Number(value) > 10_000) refuse('value', 'At most 100 percent.');
        if (typeof from === 'string' && typeof to === 'string' && new Date(from) >= new Date(to))
          refuse('ends_at', 'It must end after it starts.');
      },
    },
  ),
];
