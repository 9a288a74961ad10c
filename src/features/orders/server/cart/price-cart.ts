import type { Tx } from '../../../../lib/db/database.ts';
import { languageOf } from '../../../../lib/messages/languages.ts';
import { fromMinor, roundAmount, smallestAmount } from '../../../../lib/values/money.ts';
import type { ItemInput, Problem } from '../../order-shapes.ts';
import { discountOn, type OrderSums, sumUp } from '../../order-sums.ts';
import { type ShippingChoice, shippingChoices } from '../../shipping.ts';
import { type CartRow, type Goods, productsForSale } from './cart-queries.ts';
import { type BuyersName, otherLanguage, readNames } from './buyers-names.ts';
import { cartProblems } from './cart-problems.ts';
import { type CodeRow, findCode, usesBy } from '../discounts/code-queries.ts';
import type { Sold } from '../services.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import { say } from '../management/say.ts';
import { shopIn } from '../translations/translatable-shop.ts';

export interface CartAsked {
  items: readonly ItemInput[];
  country?: string | undefined;
  discountCode?: string | undefined;
  shippingOption?: string | undefined;
  email?: string | undefined;
}

export interface PricedLine extends Omit<CartRow, 'kind'> {
  kind: 'physical' | 'digital' | 'booking';
  quantity: number;
  taxRate: number;
  available: number | null;
  /** The id that a later feature gives to what it sells. */
  reference?: string;
  buyers?: BuyersName | undefined;
}

/** A cart with current prices and all its problems. */
export interface PricedCart {
  lines: PricedLine[];
  sums: OrderSums;
  code: CodeRow | null;
  choices: ShippingChoice[];
  choice: ShippingChoice | null;
  needsAddress: boolean;
  problems: Problem[];
  taxes: { label: string; percent: number; amount: number }[];
}

const NOTHING: Sold = { lines: [], problems: [] };

/** The rate of a tax class in a country, in hundredths of a percent. */
function taxRule({ settings }: ShopFacts, country: string, taxClass: string) {
  const ofClass = settings.tax.rates.filter((rate) => rate.taxClass === taxClass);
  const rule =
    ofClass.find((rate) => rate.country === country) ?? ofClass.find((rate) => rate.country === '*');
  return { rate: Math.round((rule?.percent ?? 0) * 100), label: rule?.label ?? '' };
}

/**
 * Prices a cart from the database.
 * @param goods what `readGoods` returned for the same items
 * @param buying the goods are locked, and an order is made from the cart
 * @param sold lines of later features, priced by them, with their problems
 */
export async function priceCart(
  tx: Tx,
  shop: ShopFacts,
  asked: CartAsked,
  { rows, held }: Goods,
  { buying = false, sold = NOTHING }: { buying?: boolean; sold?: Sold } = {},
): Promise<PricedCart> {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const missing = asked.items.flatMap(({ productId, booking }, place) =>
    booking || byPlace.has(place) ? [] : [productId],
  );
  const forSale = missing.length > 0 ? await productsForSale(tx, missing) : new Set<string>();

  const names = await readNames(tx, shop, asked.items, rows);

  const country = asked.country ?? shop.settings.tax.home;
  const smallest = smallestAmount(shop.currency);
  const priceOf = ({ price }: { price: number }) => roundAmount(price, smallest);
  const bySeller = new Map(
    sold.lines.map((line) => [
      line.place,
      { ...line, price: priceOf(line), taxRate: taxRule(shop, country, line.tax_class).rate },
    ]),
  );
  const lines = asked.items.flatMap((item, place): PricedLine[] => {
    const row = byPlace.get(place);
    if (!row) return [bySeller.get(place) ?? []].flat();
    const { rate } = taxRule(shop, country, row.tax_class);
    const available =
      row.stock === null ? null : Math.max(0, row.stock - (held.get(row.variant_id ?? '') ?? 0));
    const buyers = names.nameOf(row);
    return [{ ...row, price: priceOf(row), quantity: item.quantity, taxRate: rate, available, buyers }];
  });

  const problems = [
    ...cartProblems(asked.items, lines, { forSale, isName: names.isName }, shop),
    ...sold.problems,
  ];
  const code = await codeFor(tx, asked, lines, problems, buying);
  const sent = lines.filter((line) => line.kind === 'physical');
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const choices =
    sent.length === 0
      ? []
      : await named(
          tx,
          shop,
          shippingChoices(
            shop.settings,
            country,
            {
              value:
                sent.reduce((sum, line) => sum + line.price * line.quantity, 0) -
                discountOn(subtotal, code, smallest),
              weight: sent.reduce((sum, line) => sum + line.weight * line.quantity, 0),
              classes: sent.map((line) => line.shipping_class).filter(Boolean),
            },
            say(languageOf(shop.locale)).standardDelivery,
          ).map((each) => ({ ...each, price: roundAmount(each.price, smallest) })),
        );
  // A chosen option is never replaced by another: its price may differ.
  const choice =
    (asked.shippingOption ? choices.find(({ id }) => id === asked.shippingOption) : choices[0]) ?? null;
  if (choices.length > 0 && !choice)
    problems.push({
      code: 'shipping-gone',
      sentence: say().deliveryGone,
    });
  if (
    sent.length > 0 &&
    choices.length === 0 &&
    (asked.country !== undefined || shop.settings.shipping.zones.length === 0)
  )
    problems.push({ code: 'no-shipping', sentence: say().noDelivery });

  const included = shop.settings.tax.pricesInclude;
  const shippingRate = Math.max(0, ...sent.map((line) => line.taxRate));
  const sums = sumUp(lines, code, choice?.price ?? 0, { included, shippingRate }, smallest);
  return {
    lines,
    sums,
    code,
    choices,
    choice,
    needsAddress: sent.length > 0 && !choice?.pickup,
    problems,
    taxes: await namedTaxes(tx, shop, taxesOf(shop, country, lines, sums, shippingRate)),
  };
}

/** Delivery options with their names in the buyer's language, if it isn't the main one. */
async function named(tx: Tx, shop: ShopFacts, choices: ShippingChoice[]): Promise<ShippingChoice[]> {
  const language = otherLanguage(shop);
  if (language === null || choices.length === 0) return choices;
  const { labelOf } = await shopIn(tx, shop.settings, language);
  const standard = shop.settings.shipping.zones.length === 0 ? say(language).standardDelivery : undefined;
  return choices.map((choice) => ({ ...choice, buyersLabel: standard ?? labelOf(choice) }));
}

/** Taxes with their names in the buyer’s language. */
async function namedTaxes(tx: Tx, shop: ShopFacts, taxes: PricedCart['taxes']): Promise<PricedCart['taxes']> {
  const language = otherLanguage(shop);
  if (language === null || taxes.every(({ label }) => label === '')) return taxes;
  const { taxNamed } = await shopIn(tx, shop.settings, language);
  return taxes.map((tax) => ({ ...tax, label: taxNamed(tax.label) ?? tax.label }));
}

async function codeFor(
  tx: Tx,
  { discountCode, email }: CartAsked,
  lines: readonly PricedLine[],
  problems: Problem[],
  buying: boolean,
): Promise<CodeRow | null> {
  const typed = discountCode?.trim().toUpperCase();
  if (!typed) return null;
  const refuse = (code: Problem['code'], sentence: string, now?: number) => {
    problems.push({ code, sentence, ...(now === undefined ? {} : { now }) });
    return null;
  };
  const row = await findCode(tx, typed);
  if (!row) return refuse('code-unknown', say().codeUnknown({ code: typed }));
  if (!row.now) return refuse('code-not-now', say().codeNotNow({ code: typed }));
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (subtotal < row.minimum)
    return refuse('code-minimum', say().codeMinimum({ code: typed }), fromMinor(row.minimum));
  // A buyer learns it when the use is taken, which may free a use that nobody paid for.
  if (!buying && row.total_limit !== null && row.used >= row.total_limit)
    return refuse('code-used-up', say().codeUsedUp({ code: typed }));
  const mine = email && row.customer_limit !== null ? await usesBy(tx, row.id, email) : 0;
  if (row.customer_limit !== null && mine >= row.customer_limit)
    return refuse('code-used-up', say().codeUsedByYou({ code: typed }));
  return row;
}

function taxesOf(
  shop: ShopFacts,
  country: string,
  lines: readonly PricedLine[],
  sums: OrderSums,
  shippingRate: number,
): PricedCart['taxes'] {
  const byRate = new Map<number, { label: string; amount: number }>();
  const add = (rate: number, label: string, amount: number) => {
    if (rate === 0) return;
    const known = byRate.get(rate) ?? { label, amount: 0 };
    byRate.set(rate, { label: known.label || label, amount: known.amount + amount });
  };
  for (const [index, line] of lines.entries())
    add(line.taxRate, taxRule(shop, country, line.tax_class).label, sums.lines[index]?.tax ?? 0);
  add(shippingRate, '', sums.shippingTax);
  return [...byRate].map(([rate, { label, amount }]) => ({
    label,
    percent: rate / 100,
    amount: fromMinor(amount),
  }));
}
