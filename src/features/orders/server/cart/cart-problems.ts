import { fromMinor, roundAmount, smallestAmount, toMinor } from '../../../../lib/values/money.ts';
import type { ItemInput, Problem } from '../../order-shapes.ts';
import type { Names } from './buyers-names.ts';
import type { PricedLine } from './price-cart.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import { say } from '../management/say.ts';

function shownAs({ label: main, variant_label: of, buyers }: PricedLine): string {
  const { label, variant } = buyers ?? { label: main, variant: of };
  return variant ? `${label} (${variant})` : label;
}

/** Facts that lines are checked against. */
interface Known {
  forSale: ReadonlySet<string>;
  isName: Names['isName'];
}

/** Problems with a cart: what was removed, sold out or changed since it was added. */
export function cartProblems(
  items: readonly ItemInput[],
  lines: readonly PricedLine[],
  { forSale, isName }: Known,
  shop: ShopFacts,
): Problem[] {
  const problems: Problem[] = [];
  if (!shop.enabled) problems.push({ code: 'shop-closed', sentence: say().shopClosed });
  const smallest = smallestAmount(shop.currency);
  const found = new Map(lines.map((line) => [line.place, line]));
  // Lines of the same variant are added up: two of three and two of three are four of three.
  const wanted = new Map<string, number>();
  for (const line of lines)
    if (line.variant_id) wanted.set(line.variant_id, (wanted.get(line.variant_id) ?? 0) + line.quantity);

  for (const [place, item] of items.entries()) {
    const line = found.get(place);
    // Later features report problems with what they sell.
    if (item.booking) continue;
    if (!line) {
      problems.push(
        forSale.has(item.productId)
          ? {
              code: 'variant',
              item: place,
              sentence: item.label ? say().optionGone({ item: item.label }) : say().someOptionGone,
            }
          : {
              code: 'gone',
              item: place,
              sentence: item.label ? say().itemGone({ item: item.label }) : say().someItemGone,
            },
      );
      continue;
    }
    const { available } = line;
    if (available !== null && (wanted.get(line.variant_id ?? '') ?? 0) > available)
      problems.push({
        code: available === 0 ? 'out-of-stock' : 'too-few',
        item: place,
        now: available,
        sentence:
          available === 0
            ? say().outOfStock({ item: shownAs(line) })
            : say().onlyLeft({ count: available, item: shownAs(line) }),
      });
    // A cart from before a change of currency may still show decimals.
    if (item.price !== undefined && roundAmount(toMinor(item.price), smallest) !== line.price)
      problems.push({
        code: 'price-changed',
        item: place,
        now: fromMinor(line.price),
        sentence: say().priceChanged({ item: shownAs(line) }),
      });
    if (
      item.label !== undefined &&
      ![line.label, line.variant_label, shownAs(line)].includes(item.label) &&
      !isName(item.productId, item.label)
    )
      problems.push({
        code: 'label-changed',
        item: place,
        sentence: say().renamed({ item: item.label, now: shownAs(line) }),
      });
  }
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (total > MOST)
    problems.push({
      code: 'too-much',
      sentence: say().tooMuch,
    });
  return problems;
}

/** The maximum that payment providers accept, in minor units. */
const MOST = 99_999_999;
