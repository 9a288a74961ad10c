import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { askedLanguage } from '../../lib/translations/texts.ts';
import { id, idParams, paging, severalIds, version } from '../../lib/values/shapes.ts';
import { isCurrency } from '../websites/regional.ts';
import {
  discount,
  discountChange,
  discountInput,
  shop,
  shopSettingsChange,
  stripeState,
} from './shop-shapes.ts';
import { discountStates } from './discount-states.ts';

const provider = z.enum(['stripe', 'test', 'manual']);

/** Payment, and the owner's shop settings. */
export const shopContract = contract({
  'GET /api/payment/keys/stripe/publishable': {
    summary: 'The payment methods of the shop, with their instructions in a language',
    who: 'visitor',
    query: z.strictObject({ language: askedLanguage }),
    reply: z.object({
      publishableKey: z.string().nullable(),
      provider,
      /** All payment methods, whatever is bought. */
      providers: z.array(provider),
      stripeAccountId: z.string().nullable(),
      manualText: z.string(),
      /** How collected orders are paid without a card; `null` if they are paid like all others. */
      collectionText: z.string().nullable(),
      /** The instructions in the language that the call names; others are in the main one. Absent if it names none. */
      translated: z.array(z.enum(['manualText', 'collectionText'])).optional(),
      /** The key of their translation, for caches. */
      translation: z.string().optional(),
      terms: z.object({ required: z.boolean(), href: z.string() }),
      /** What a product page says about delivery within the shop's own country. */
      delivery: z.object({
        /** The lowest price; `null` if nothing is delivered. */
        from: z.number().nullable(),
        /** Subtotal from which delivery is free. */
        freeFrom: z.number().nullable(),
        collection: z.boolean(),
      }),
      /** Days for returns; 0 for none. */
      returnDays: z.int(),
      /** The page about delivery and returns; empty for none. */
      policy: z.string(),
      /** Countries with delivery, that of the shop first; `*` for all. */
      countries: z.array(z.string()),
    }),
  },
  'POST /api/stripe/payment-intent': {
    summary: 'The payment of an order, created once and updated with its total',
    who: 'visitor',
    area: 'orders',
    body: z.strictObject({ order: id, stripeAccountId: z.string().max(80).nullable() }),
    reply: z.object({ clientSecret: z.string(), amount: z.number(), currency: z.string() }),
    refusals: { conflict: {} },
  },
  'POST /api/payment/test': {
    summary: 'Pay with the built-in test provider: 4242 4242 4242 4242 pays',
    who: 'visitor',
    area: 'orders',
    body: z.strictObject({
      order: id,
      card: z.string().max(40),
      /** The result of the extra step that some cards require. */
      confirm: z.boolean().optional(),
    }),
    reply: z.object({
      status: z.enum(['paid', 'declined', 'needs-step']),
      sentence: z.string(),
    }),
    refusals: { conflict: {} },
  },

  'GET /api/shop/settings': { summary: 'Shop settings', who: 'owner', area: 'money', reply: shop },
  'PUT /api/shop/settings': {
    act: { word: 'shop-changed' },
    summary: 'Change shop settings; the groups sent replace the existing ones',
    who: 'owner',
    area: 'money',
    body: z.strictObject({
      enabled: z.boolean().optional(),
      currency: z.string().refine(isCurrency, 'Enter a currency code like GBP or EUR.').optional(),
      stripeAccountId: z
        .string()
        .regex(/^acct_[A-Za-z0-9]{6,60}$/, 'Enter a Stripe account ID that starts with acct_.')
        .nullable()
        .optional(),
      settings: shopSettingsChange.optional(),
      version: version.optional(),
    }),
    reply: shop,
    refusals: { conflict: {}, 'stale-version': { current: shop } },
  },
  'GET /api/shop/stripe': {
    summary: 'The status of the Stripe connection',
    who: 'owner',
    area: 'money',
    reply: stripeState,
  },
  'POST /api/shop/stripe/connect': {
    act: { word: 'stripe-connected' },
    summary: 'A link to Stripe to create or complete the account',
    who: 'owner',
    area: 'money',
    body: z.strictObject({}),
    reply: z.object({ url: z.string() }),
    refusals: { conflict: {} },
  },

  'GET /api/discounts': {
    summary: 'Discount codes',
    who: 'owner',
    area: 'discounts',
    query: z.strictObject({
      /** Part of the code. */
      q: z.string().trim().max(100, 'At most 100 characters.').optional(),
      state: z.enum(discountStates).optional(),
      /** Newest first without one. */
      sort: z.enum(['newest', 'code', 'used']).default('newest'),
      ...paging,
    }),
    reply: z.array(discount),
  },
  'PUT /api/discounts': {
    act: { word: 'discounts-changed' },
    summary: 'End or reactivate several discount codes, all or nothing',
    who: 'owner',
    area: 'discounts',
    body: z.strictObject({ discounts: severalIds, active: z.boolean() }),
    reply: null,
  },
  'POST /api/discounts/delete': {
    act: { word: 'discounts-deleted' },
    summary: 'Delete several discount codes, all or nothing; orders keep their discounts',
    who: 'owner',
    area: 'discounts',
    body: z.strictObject({ discounts: severalIds }),
    reply: null,
  },
  'POST /api/discount': {
    act: { word: 'discount-added' },
    summary: 'Add a discount code',
    who: 'owner',
    area: 'discounts',
    body: discountInput,
    reply: discount,
    status: 201,
    refusals: { conflict: {} },
  },
  'GET /api/discount/{id}': {
    summary: 'A discount code',
    who: 'owner',
    area: 'discounts',
    params: idParams,
    reply: discount,
  },
  'PUT /api/discount/{id}': {
    act: { word: 'discount-changed', named: 'discount_codes.code' },
    summary: 'Change a discount code',
    who: 'owner',
    area: 'discounts',
    params: idParams,
    body: discountChange,
    reply: discount,
    refusals: { conflict: {}, 'stale-version': { current: discount } },
  },
  'DELETE /api/discount/{id}': {
    act: { word: 'discount-deleted', named: 'discount_codes.code' },
    summary: 'Delete a discount code; orders keep their discounts',
    who: 'owner',
    area: 'discounts',
    params: idParams,
    reply: null,
  },
});
