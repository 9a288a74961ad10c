import { forbidden, staleVersion } from '../../../../lib/errors.ts';
import { type Handlers, operations } from '../../../../lib/http/handlers.ts';
import { languageOf } from '../../../../lib/messages/languages.ts';
import { rowWords } from '../emails/order-mails.ts';
import { howToPay } from '../../paying-by-hand.ts';
import { deliveryOffer } from '../../shipping.ts';
import { shopContract } from '../../shop-contract.ts';
import { type Amounts, refuseDecimals } from '../../../websites/server/index.ts';
import type { Shop, ShopSettings } from '../../shop-shapes.ts';
import { openedBy } from './access.ts';
import { discountHandlers } from '../discounts/discounts.ts';
import { boughtOrder, holdOrder } from './order-queries.ts';
import { payByIntent } from '../payments/pay-by-intent.ts';
import { payInTurn } from '../checkout/contended.ts';
import { payByTest } from '../payments/pay-by-test.ts';
import { providersOf } from '../payment-providers/index.ts';
import type { OrderServices } from '../services.ts';
import { changeShop, readShop, type ShopFacts } from './shop-queries.ts';
import { checkAccount, stripeHandlers } from '../payments/stripe-state.ts';
import { openOrder } from '../checkout/open-order.ts';
import { shopIn, type ShopInLanguage } from '../translations/translatable-shop.ts';

/** Countries with delivery, that of the shop first. */
function countriesOf({ shipping: { zones }, tax: { home } }: ShopSettings): string[] {
  const all = zones.length === 0 ? ['*'] : zones.flatMap(({ countries }) => countries);
  return [...new Set(all.includes(home) || all.includes('*') ? [home, ...all] : all)];
}

/** Which instructions for payment are in the language. Those for collection have a default in each. */
const translatedIn = ({ settings, isTranslated }: ShopInLanguage) => [
  ...(isTranslated('manual.text') ? ['manualText' as const] : []),
  ...(settings.manual.collection.text === '' || isTranslated('manual.collection.text')
    ? ['collectionText' as const]
    : []),
];

const toShop = ({ enabled, currency, stripeAccountId, settings, version }: ShopFacts): Shop => ({
  enabled,
  currency,
  stripeAccountId,
  settings,
  version,
});

function amountsOf(shipping: ShopSettings['shipping'] | undefined): Amounts {
  const zones = shipping?.zones ?? [];
  const amounts = zones.flatMap(({ options }, zone) =>
    options.flatMap((option, at) => {
      const path = `settings.shipping.zones.${zone}.options.${at}`;
      return [
        [`${path}.price`, option.price],
        [`${path}.freeFrom`, option.freeFrom],
        ...option.steps.flatMap((step, place) => [
          [`${path}.steps.${place}.price`, step.price],
          [`${path}.steps.${place}.from`, option.kind === 'by-total' ? step.from : null],
        ]),
      ] as const;
    }),
  );
  return Object.fromEntries(amounts);
}

/** Calls for payment, and the owner's shop settings. */
export function shopOperations(services: OrderServices) {
  const handlers: Handlers<typeof shopContract> = {
    'GET /api/payment/keys/stripe/publishable': ({ db, dbOnce }, { query: { language } }) =>
      (language ? db : dbOnce)(async (tx) => {
        const shop = await readShop(tx);
        const words = language && (await shopIn(tx, shop.settings, language));
        const settings = words?.settings ?? shop.settings;
        const providers = providersOf(services, shop);
        const stripe = providers.includes('stripe');
        const onCollection = rowWords(language ?? languageOf(shop.locale)).payOnCollection;
        return {
          publishableKey: stripe ? (services.stripe?.publishableKey ?? null) : null,
          provider: providers[0] ?? 'manual',
          providers,
          stripeAccountId: stripe ? shop.stripeAccountId : null,
          manualText: providers.includes('manual') ? howToPay(settings, false, onCollection) : '',
          collectionText: shop.settings.manual.collection.enabled
            ? howToPay(settings, true, onCollection)
            : null,
          ...(words ? { translated: translatedIn(words), translation: words.translation } : {}),
          terms: shop.settings.terms,
          delivery: deliveryOffer(shop.settings),
          returnDays: shop.settings.withdrawalDays,
          policy: shop.settings.policy,
          countries: countriesOf(shop.settings),
        };
      }),

    'POST /api/stripe/payment-intent': async (request, { body }) => {
      const shop = await request.db(async (tx) => {
        await openOrder(tx, request, body.order);
        return readShop(tx);
      });
      // An account named by the browser decides nothing; another site's account is an attack.
      if (body.stripeAccountId !== shop.stripeAccountId)
        throw forbidden('This payment belongs to another shop’s account.');
      return payByIntent(services, request.site, body.order, shop);
    },

    'POST /api/payment/test': (request, { body }) =>
      payInTurn(services, request, body.order, () =>
        request.db(async (tx) => {
          const [shop, , { order }] = await Promise.all([
            readShop(tx),
            holdOrder(tx, body.order),
            openedBy(tx, request, body.order, boughtOrder),
          ]);
          return payByTest(services, tx, request.site, shop, order, body);
        }),
      ),

    'GET /api/shop/settings': ({ db }) => db(async (tx) => toShop(await readShop(tx))),

    'PUT /api/shop/settings': async ({ site, db }, { body: { version, ...change } }) => {
      const { stripeAccountId: account } = change;
      if (account) await checkAccount(services, site.id, account);
      return db(async (tx) => {
        const changed = await changeShop(tx, change, version);
        // Delivery prices sent with a new currency are still in the old one; they are rounded when used.
        if (change.currency === undefined) await refuseDecimals(tx, amountsOf(change.settings?.shipping));
        const shop = toShop(await readShop(tx));
        if (!changed) throw staleVersion('shop’s settings', shop);
        return shop;
      });
    },

    ...stripeHandlers(services),
    ...discountHandlers(),
  };
  return operations(shopContract, handlers);
}
