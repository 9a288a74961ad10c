import { z } from 'zod';
import { picture } from '../../lib/content/picture-shape.ts';
import type { ShownPicture } from '../../lib/content/pictures.ts';
import { type RichText, richTextSchema } from '../../lib/content/rich-text.ts';
import { inLanguage } from '../../lib/translations/texts.ts';
import { id, instant, line, money, version } from '../../lib/values/shapes.ts';

export const productKind = z.enum(['physical', 'digital']);
export const productSort = z
  .enum([
    'featured',
    'best-selling',
    'manual',
    'newest',
    'oldest',
    'price',
    '-price',
    'label',
    '-label',
    'best',
  ])
  .describe(
    '`featured`: the owner’s order, then the newest. `best-selling`: by pieces in orders paid in the last 90 days. `manual`: the owner’s order within a collection. `best`: best match of a search. Without it: `best` with `q`, the collection’s own `sort` with `collection`, else `newest`.',
  );
/** The default sort order of a collection. */
export const collectionSort = z
  .enum(['manual', 'best-selling', 'newest', 'oldest', 'price', '-price', 'label', '-label'])
  .describe(
    'Order of the collection’s products unless a visitor asks for another; `manual` is the order of `products`.',
  );
export type CollectionSort = z.output<typeof collectionSort>;
/** `listed` is for sale now, `scheduled` later, `hidden` not yet, `archived` no longer. */
export const productState = z.enum(['listed', 'scheduled', 'hidden', 'archived']);
export const taxClass = z.enum(['standard', 'reduced', 'zero']);

export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter an address.')
  .max(100, 'At most 100 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, like blue-mug.');

const seo = z.strictObject({
  title: line('a title', 120, 0).optional(),
  description: z.string().trim().max(320, 'At most 320 characters.').optional(),
});

/** Stock; `null` is unlimited. */
const stock = z
  .int('Enter a whole number.')
  .min(0, 'At least 0.')
  .max(1_000_000, 'At most 1,000,000.')
  .nullable();
const grams = z
  .int('Enter a whole number of grams.')
  .min(0, 'At least 0.')
  .max(10_000_000, 'At most 10,000 kg.')
  .nullable();
const sku = line('a SKU', 80, 0);

const variantInput = z.strictObject({
  _id: id.optional(),
  /** By default made from `options`. */
  variantLabel: line('a name for the variant', 200).optional(),
  /** One value for each of the product's options. */
  options: z.array(line('a value', 60)).max(3).optional(),
  price: money,
  sku: sku.optional(),
  stock: stock.optional(),
  /** The stock that the form showed. Only the difference is booked, so that sales meanwhile stay counted. */
  stockSeen: stock.optional(),
  weight: grams.optional(),
  picture: picture.nullable().optional(),
});
export type VariantInput = z.output<typeof variantInput>;

const option = z.strictObject({
  name: line('a name for the option, like Size', 40),
  values: z.array(line('a value', 60)).min(1, 'Add at least one value.').max(100, 'At most 100 values.'),
});

const attribute = z.strictObject({
  /** Without a colon, which ends the name in a CSV file. */
  name: line('a name for the detail, like Material', 60).regex(/^[^:]*$/, 'Leave out the colon.'),
  value: line('a value', 300),
});

const fields = {
  label: line('a name for the product', 200),
  /** By default made from the label. */
  slug: slug.optional(),
  description: richTextSchema.optional(),
  images: z.array(picture).max(50, 'At most 50 images.').optional(),
  price: money,
  /** Shown struck through beside the price. */
  compareAt: money.nullable().optional(),
  kind: productKind.optional(),
  options: z.array(option).max(3, 'At most 3 options, like size, colour and pattern.').optional(),
  variants: z.array(variantInput).max(500, 'At most 500 variants.').optional(),
  /** Specifications such as material and dimensions, in this order. */
  attributes: z.array(attribute).max(30, 'At most 30 details.').optional(),
  /** The SKU of a product without variants. */
  sku: sku.optional(),
  stock: stock.optional(),
  stockSeen: stock.optional(),
  weight: grams.optional(),
  shippingClass: line('a shipping class', 40, 0).optional(),
  taxClass: taxClass.optional(),
  /** The low stock threshold; `null` uses the shop's. */
  lowStock: z.int().min(0).max(1_000_000).nullable().optional(),
  tags: z.array(line('a tag', 60)).max(50, 'At most 50 tags.').optional(),
  collections: z.array(id).max(100).optional(),
  /** Files that buyers of a digital product may download. */
  files: z
    .array(z.strictObject({ file: id, label: line('a name', 200, 0).optional() }))
    .max(50)
    .optional(),
  seo: seo.optional(),
  published: z.boolean().optional(),
  publishAt: instant.nullable().optional(),
};

export const newProduct = z.strictObject(fields);
export type ProductFields = z.output<typeof newProduct>;
export const productChange = z
  .strictObject({ ...fields, version: version.optional() })
  .partial({ label: true, price: true });
export type ProductChange = z.output<typeof productChange>;

const variant = z.object({
  _id: id,
  /** Tells it apart from others, in every language. */
  variantLabel: z.string(),
  /** What it is called in the language asked for. */
  name: z.string().optional(),
  options: z.array(z.string()),
  price: z.number(),
  sku: z.string(),
  /** Stock for the owner, available quantity for visitors; `null` is unlimited. */
  stock: z.int().nullable(),
  /** The available quantity, for everyone. */
  available: z.int().nullable(),
  weight: z.int().nullable(),
  picture: z.custom<ShownPicture>().nullable(),
  /** Owner only: reserved for orders that are being paid. */
  held: z.int().optional(),
});
export type Variant = z.output<typeof variant>;

export const product = z.object({
  _id: id,
  website: id,
  label: z.string(),
  slug: z.string(),
  description: z.custom<RichText>(),
  price: z.number(),
  compareAt: z.number().nullable(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Empty for a product without options. */
  variants: z.array(variant),
  images: z.array(z.custom<ShownPicture>()),
  kind: productKind,
  /** How many files its buyers download; 0 for what isn't sent, such as a ticket. */
  downloads: z.int(),
  stock: z.int().nullable(),
  /** The sum over the variants, if there are any. */
  available: z.int().nullable(),
  sku: z.string(),
  weight: z.int().nullable(),
  shippingClass: z.string(),
  taxClass,
  tags: z.array(z.string()),
  collections: z.array(id),
  published: z.boolean(),
  seo: z.object({ title: z.string().optional(), description: z.string().optional() }),
  version,
  createdAt: instant,
  ...inLanguage,
  /** Owner only, from here on. */
  variantId: id.optional(),
  held: z.int().optional(),
  state: productState.optional(),
  publishAt: instant.nullable().optional(),
  archivedAt: instant.nullable().optional(),
  lowStock: z.int().nullable().optional(),
  files: z.array(z.object({ file: id, label: z.string() })).optional(),
});
export type Product = z.output<typeof product>;

export const collection = z.object({
  _id: id,
  label: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: z.custom<ShownPicture>().nullable(),
  sort: collectionSort,
  version,
  translated: inLanguage.translated,
  translation: inLanguage.translation,
});
export type Collection = z.output<typeof collection>;

const collectionValues = {
  label: line('a name for the collection', 120),
  slug: slug.optional(),
  description: z.string().trim().max(2000, 'At most 2000 characters.').optional(),
  picture: picture.nullable().optional(),
  sort: collectionSort.optional(),
  /** All products of the collection, replacing the current ones. */
  products: z.array(id).max(10_000).optional(),
};
export const collectionFields = z.strictObject(collectionValues);
export const collectionChange = z
  .strictObject({ ...collectionValues, version: version.optional() })
  .partial({ label: true });
