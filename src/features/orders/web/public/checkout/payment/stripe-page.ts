export const PAYMENT_PATH = '/order/payment';

/**
 * Whether this document's policy allows Stripe. A policy belongs to a document: one that was loaded before the shop took
 * cards, or that the browser kept from then, does not allow it.
 */
export const allowsStripe = (): boolean => document.documentElement.dataset['cards'] !== undefined;
