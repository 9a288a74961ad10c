import { CallError } from '../../../../lib/http/client.ts';
import { keptPicture, type Picture } from '../../../../lib/content/pictures.ts';
import { emptyRichText, type RichText } from '../../../../lib/content/rich-text.ts';
import type { Product, ProductFields } from '../../contract.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';

/** In the form of a number field: `''` is empty. */
export type Amount = number | '';

export interface Option {
  name: string;
  values: string[];
}

export interface VariantDraft {
  _id?: string;
  options: string[];
  price: Amount;
  sku: string;
  /** Empty is unlimited. */
  stock: Amount;
  /** The stock when the form was opened; sales meanwhile stay counted. */
  seen?: number | null;
  /** Empty is the product's own; undefined stays unchanged. */
  weight?: Amount;
  picture?: Picture | null;
}

export interface ProductDraft {
  label: string;
  slug: string;
  description: RichText;
  images: Picture[];
  price: Amount;
  compareAt: Amount;
  taxClass: Product['taxClass'];
  options: Option[];
  attributes: { name: string; value: string }[];
  variants: VariantDraft[];
  sku: string;
  stock: Amount;
  seen?: number | null;
  weight: Amount;
  shippingClass: string;
  /** Empty uses the shop's default. */
  lowStock: Amount;
  files: { file: string; label: string }[];
  collections: string[];
  tags: string[];
  publish: 'hidden' | 'now' | 'later';
  publishAt: string | null;
  seo: { title: string; description: string };
}

export const emptyDraft: ProductDraft = {
  label: '',
  slug: '',
  description: emptyRichText,
  images: [],
  price: '',
  compareAt: '',
  taxClass: 'standard',
  options: [],
  attributes: [],
  variants: [],
  sku: '',
  stock: '',
  weight: '',
  shippingClass: '',
  lowStock: '',
  files: [],
  collections: [],
  tags: [],
  publish: 'hidden',
  publishAt: null,
  seo: { title: '', description: '' },
};

export const draftOf = (product: Product): ProductDraft => ({
  label: product.label,
  slug: product.slug,
  description: product.description,
  images: product.images.map(keptPicture),
  price: product.price,
  compareAt: product.compareAt ?? '',
  taxClass: product.taxClass,
  options: product.options,
  attributes: product.attributes,
  variants: product.variants.map(({ _id, options, price, sku, stock, weight, picture }) => ({
    _id,
    options,
    price,
    sku,
    stock: stock ?? '',
    seen: stock,
    weight: weight ?? '',
    picture: picture && keptPicture(picture),
  })),
  sku: product.sku,
  stock: product.stock ?? '',
  seen: product.stock,
  weight: product.weight ?? '',
  shippingClass: product.shippingClass,
  lowStock: product.lowStock ?? '',
  files: product.files ?? [],
  collections: product.collections,
  tags: product.tags,
  publish: !product.published ? 'hidden' : product.state === 'scheduled' ? 'later' : 'now',
  publishAt: product.state === 'scheduled' ? (product.publishAt ?? null) : null,
  seo: { title: product.seo.title ?? '', description: product.seo.description ?? '' },
});

const orNull = (amount: Amount): number | null => (amount === '' ? null : amount);

/** @throws CallError like the server's, for fields that can't be sent */
function amountsOf({ price, variants, publish, publishAt }: ProductDraft) {
  const words = messagesNow(productsAdmin);
  const fields: Record<string, string> = {};
  if (price === '') fields['price'] = words.enterAnAmountLike;
  if (publish === 'later' && !publishAt) fields['publishAt'] = words.chooseADateAndTime;
  const prices = variants.map((variant, at) => {
    if (variant.price === '') fields[`variants.${at}.price`] = words.enterAnAmountLike;
    return Number(variant.price);
  });
  if (Object.keys(fields).length > 0) throw new CallError(400, words.someFieldsNeedYourAttention, { fields });
  return { price: Number(price), prices };
}

/** The body of the call that saves it. @throws CallError with `fields` */
export function bodyOf(draft: ProductDraft, kind: Product['kind']) {
  const { price, prices } = amountsOf(draft);
  const { label, slug, description, images, taxClass, tags, collections, files, seo, publish } = draft;
  const options = draft.options.filter(({ values }) => values.length > 0);
  const own = options.length > 0 ? {} : { sku: draft.sku, stock: orNull(draft.stock), stockSeen: draft.seen };
  return {
    label,
    ...(slug.trim() ? { slug } : {}),
    description,
    images,
    price,
    compareAt: orNull(draft.compareAt),
    taxClass,
    options,
    attributes: draft.attributes.filter(({ name, value }) => name.trim() || value.trim()),
    variants: draft.variants.map((variant, at) => ({
      ...(variant._id ? { _id: variant._id } : {}),
      options: variant.options,
      price: prices[at] ?? price,
      sku: variant.sku,
      stock: orNull(variant.stock),
      stockSeen: variant.seen,
      ...(variant.weight === undefined ? {} : { weight: orNull(variant.weight) }),
      ...(variant.picture === undefined ? {} : { picture: variant.picture }),
    })),
    ...own,
    ...(kind === 'physical'
      ? { weight: orNull(draft.weight), shippingClass: draft.shippingClass.trim() }
      : { files }),
    lowStock: orNull(draft.lowStock),
    collections,
    tags,
    seo,
    published: publish !== 'hidden',
    publishAt: publish === 'later' ? draft.publishAt : null,
  } satisfies Partial<ProductFields>;
}
