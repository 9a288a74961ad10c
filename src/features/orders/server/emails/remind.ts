import type { Tx } from '../../../../lib/db/database.ts';
import { newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { queueMail } from '../../../emails/server/index.ts';
import { keepOrderKey } from '../management/key-queries.ts';
import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { languageOf, localeIn } from '../../../../lib/messages/languages.ts';
import { namesIn } from '../cart/buyers-names.ts';
import { readGoods } from '../cart/cart-queries.ts';
import { itemName } from './shown-values.ts';
import { buyerLetter, rowWords, shownMoney } from './order-mails.ts';
import { wholeOrder } from '../management/order-queries.ts';
import { claimCart, claimCheckout, type LeftCart } from './reminder-queries.ts';
import { readShop } from '../management/shop-queries.ts';
import type { OrderServices } from '../services.ts';

/**
 * Sends one reminder of an abandoned checkout, if the owner wants it. Claimed in any case: an owner who turns reminders on
 * later does not write to people of the day before.
 */
export async function remindOfCheckout(
  services: OrderServices,
  websiteId: string,
  id: string,
): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  await services.db.forWebsite(websiteId, async (tx) => {
    const due = await claimCheckout(tx, id);
    const shop = await readShop(tx);
    if (!due || !shop.enabled || !shop.settings.abandonedCart) return;
    const order = await wholeOrder(tx, id);
    if (!order) return;
    const key = newToken();
    await keepOrderKey(tx, id, key);
    // On another device the cart is restored from the order.
    const more = {
      shopLink: `${homeFor(site, order.language, shop.locale)}/order/cart?order=${id}&key=${key}`,
    };
    const letter = { emailID: 'cart-left' as const, cause: `cart-left:${id}`, more };
    for (const mail of buyerLetter(site, shop, order, key, letter))
      await queueMail(tx, services.jobs, site, mail);
  });
}

/** The names of a cart's lines in its customer's language. Of what is no longer for sale, the name with which it was added. */
async function namesNow(tx: Tx, { items, language }: LeftCart): Promise<(place: number) => string> {
  const { rows } = await readGoods(tx, items);
  const nameOf = await namesIn(tx, rows, language);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return (place) => {
    const row = byPlace.get(place);
    if (!row) return items[place]?.label ?? '';
    const named = nameOf(row);
    return itemName(named ? { label: named.label, variant_label: named.variant } : row);
  };
}

/** Reminds a customer once of the cart saved in their account. */
export async function remindOfCart(
  services: OrderServices,
  websiteId: string,
  accountId: string,
): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  await services.db.forWebsite(websiteId, async (tx) => {
    const cart = await claimCart(tx, accountId);
    const shop = await readShop(tx);
    if (!cart || cart.settled || !shop.enabled || !shop.settings.abandonedCart) return;
    const locale = localeIn(cart.language, shop.locale);
    const show = (minor: number) => shownMoney(minor, shop.currency, locale);
    const nameAt = await namesNow(tx, cart);
    const rows = cart.items.map(({ price, quantity }, place) => ({
      label: `${quantity} × ${nameAt(place)}`,
      minor: Math.round(price * 100) * quantity,
    }));
    const total = show(rows.reduce((sum, { minor }) => sum + minor, 0));
    const shopLink = `${homeFor(site, cart.language, shop.locale)}/order/cart`;
    await queueMail(tx, services.jobs, site, {
      emailID: 'cart-left',
      to: cart.email,
      cause: `cart-left:${accountId}:${newToken()}`,
      language: cart.language,
      values: {
        name: cart.name,
        orderNumber: '',
        orderLink: shopLink,
        shopLink,
        items: [
          ...rows.map(({ label, minor }) => ({ label, value: show(minor) })),
          { label: rowWords(languageOf(locale)).total, value: total, strong: true },
        ],
        total,
        address: '',
      },
    });
  });
}
