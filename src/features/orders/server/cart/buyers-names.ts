import type { Tx } from '../../../../lib/db/database.ts';
import { type Language, languageOf } from '../../../../lib/messages/languages.ts';
import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import { publishedTexts } from '../../../../lib/translations/published-queries.ts';
import { productNames } from '../../../products/server/index.ts';
import type { ItemInput } from '../../order-shapes.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import type { CartRow } from './cart-queries.ts';

/** What the buyer reads instead of `label` and `variant_label`. */
export interface BuyersName {
  label: string;
  variant: string;
}

/** The language that the buyer uses, if it isn't the main one. */
export function otherLanguage({ locale }: ShopFacts): Language | null {
  const language = visitorsLanguage();
  return language === null || language === languageOf(locale) ? null : language;
}

/** What rows of a cart are called in a language, null being the main one. Undefined if the product isn't translated. */
export async function namesIn(
  tx: Tx,
  rows: readonly CartRow[],
  language: Language | null,
): Promise<Names['nameOf']> {
  const ids = idsOf(rows);
  const names = language === null || ids.length === 0 ? new Map() : await productNames(tx, ids, language);
  return ({ product_id: id, variant_label: variant }) => {
    const own = names.get(id);
    return own && { label: own.label, variant: own.variants.get(variant) ?? variant };
  };
}

const idsOf = (rows: readonly CartRow[]) => [...new Set(rows.map((row) => row.product_id))];

/** Lines of a cart whose names differ from those of the products. A line with a variant may have the variant's name. */
const renamed = (items: readonly ItemInput[], rows: readonly CartRow[]): CartRow[] =>
  rows.filter((row) => {
    const label = items[row.place]?.label;
    return label !== undefined && label !== row.label && label !== row.variant_label;
  });

/** Whether names in other languages have to be read to price this cart. */
export const needsNames = (shop: ShopFacts, items: readonly ItemInput[], rows: readonly CartRow[]): boolean =>
  otherLanguage(shop) !== null || renamed(items, rows).length > 0;

export interface Names {
  /** The name of a row's product, if it is translated. */
  nameOf: (row: CartRow) => BuyersName | undefined;
  /** Whether a product is called so in any language: it may have been put into the cart in another one. */
  isName: (product: string, label: string) => boolean;
}

/** The names of a cart's products in other languages. A site with one language reads none. */
export async function readNames(
  tx: Tx,
  shop: ShopFacts,
  items: readonly ItemInput[],
  rows: readonly CartRow[],
): Promise<Names> {
  const nameOf = await namesIn(tx, rows, otherLanguage(shop));
  const asked = renamed(items, rows);
  const labels = asked.length === 0 ? [] : await publishedTexts(tx, 'product', idsOf(asked), 'label@');
  return {
    nameOf,
    isName: (product, label) => labels.some(({ id, text }) => id === product && text === label),
  };
}
