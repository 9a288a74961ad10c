import type { z } from 'zod';
import { altText } from '../../../../lib/content/picture-shape.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { type RecordText, recordText } from '../../../../lib/translations/records.ts';
import type { TranslatedText } from '../../../../lib/translations/texts.ts';
import { line } from '../../../../lib/values/shapes.ts';
import { newProduct } from '../../product-shapes.ts';
import type { ProductRow, VariantRow } from '../catalogue/product-queries.ts';
import { staffWords } from '../staff-words.ts';

const { label, description, seo, options, attributes } = newProduct.shape;
const option = options.unwrap().element.shape;
const attribute = attributes.unwrap().element.shape;
const variantName = line('a name for the variant', 200);

/** The texts of a product that visitors read. */
export type ProductTexts = Pick<
  ProductRow,
  'label' | 'description' | 'seo' | 'options' | 'attributes' | 'pictures'
>;
type VariantTexts = Pick<VariantRow, 'variant_label' | 'options'>;

/** A variant without a name of its own is named after its options, and follows their translation. */
export const isNamedByOptions = ({ variant_label: name, options: of }: VariantTexts): boolean =>
  name === of.join(' / ');

/** The names of variants, in their order; `''` for one without a name of its own. */
export const ownNames = (variants: readonly VariantTexts[]): string[] =>
  variants.map((variant) => (isNamedByOptions(variant) ? '' : variant.variant_label));

/** What there is to translate of a product, in the order of its editor. */
export function textsOfProduct(product: ProductTexts, variants: readonly VariantTexts[]): RecordText[] {
  const about = seo.unwrap().shape;
  const words = staffWords();
  const text = (
    path: string,
    name: string,
    block: string,
    source: TranslatedText | undefined,
    shape: z.ZodType,
  ) => recordText(path, { label: name, block }, source, shape);
  const all = [
    text('label', words.productName, words.product, product.label, label),
    recordText(
      'description',
      { label: words.description, block: words.product, kind: 'richText' },
      product.description,
      description.unwrap(),
    ),
    ...product.pictures.map((picture, at) =>
      recordText(
        `pictures.${at}.alt`,
        { label: words.imageDescription, block: words.images, kind: 'alt' },
        picture.alt,
        altText,
      ),
    ),
    ...product.options.flatMap(({ name, values }, at) => [
      text(`options.${at}.name`, words.option, words.options, name, option.name),
      ...values.map((value, place) =>
        text(`options.${at}.values.${place}`, words.optionValue, words.options, value, option.values.element),
      ),
    ]),
    ...ownNames(variants).map((name, at) =>
      text(`variants.${at}`, words.variantName, words.variants, name, variantName),
    ),
    ...product.attributes.flatMap(({ name, value }, at) => [
      text(`attributes.${at}.name`, words.detail, words.details, name, attribute.name),
      text(`attributes.${at}.value`, words.detailValue, words.details, value, attribute.value),
    ]),
    text('seo.title', words.seoTitle, words.searchEngines, product.seo.title, about.title.unwrap()),
    recordText(
      'seo.description',
      { label: words.seoDescription, block: words.searchEngines, kind: 'multiline' },
      product.seo.description,
      about.description.unwrap(),
    ),
  ];
  return all.filter(({ source }) => needsTranslation(source));
}
