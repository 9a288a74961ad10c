import { withValue } from '../../../../lib/content/texts.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import type { ProductRow, VariantRow } from '../catalogue/product-queries.ts';
import { isNamedByOptions, ownNames, textsOfProduct } from './product-texts.ts';

/** A variant with its options, and what it is called, in another language. `variant_label` still tells it apart from others. */
export type NamedVariant = VariantRow & { name?: string };

export interface LaidProduct {
  row: ProductRow;
  variants: NamedVariant[];
  /** Which of the texts that are read alone are translated. */
  translated: ('label' | 'description')[];
}

const withName = (variant: VariantRow, name: string | undefined): NamedVariant =>
  name ? { ...variant, name } : variant;

/** A product with its texts in another language. What has no translation stays in the original. */
export function layProduct(row: ProductRow, variants: VariantRow[], stored: StoredTexts): LaidProduct {
  // Most products of a page, while a site is still being translated: finding their texts would take longer than the rest.
  if (Object.keys(stored).length === 0)
    return {
      row,
      variants: variants.map((variant) => withName(variant, variant.variant_label)),
      translated: [],
    };
  const matches = matchTexts(textsOfProduct(row, variants), stored);
  const texts = [...matches].map(([key, { text }]) => [key.slice(0, -1), text] as const);
  const whole = texts.reduce((all, [path, text]) => withValue(all, path, text), {
    ...row,
    variants: ownNames(variants),
  });
  const { variants: names, ...laid } = whole;
  // Visitors choose by value, so two with one name couldn't be told apart.
  const options = laid.options.map((option, at) =>
    new Set(option.values).size === option.values.length
      ? option
      : { ...option, values: row.options[at]?.values ?? [] },
  );
  return {
    row: { ...laid, options },
    variants: variants.map((variant, at) => {
      const own = variant.options.map((value, place) => {
        const index = row.options[place]?.values.indexOf(value) ?? -1;
        return options[place]?.values[index] ?? value;
      });
      const name = isNamedByOptions(variant) ? own.join(' / ') : names[at];
      return withName({ ...variant, options: own }, name);
    }),
    translated: (['label', 'description'] as const).filter((name) => matches.has(`${name}@`)),
  };
}
