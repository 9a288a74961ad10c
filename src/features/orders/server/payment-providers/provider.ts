export type ProviderName = 'stripe' | 'test' | 'manual';

/** A payment as we store it. Amounts in minor units. */
export interface KnownPayment {
  id: string;
  websiteId: string;
  orderId: string | null;
  reference: string;
  account: string;
  amount: number;
  currency: string;
}

/** The provider's report on a payment. */
export interface ProviderPayment {
  status: 'waiting' | 'processing' | 'succeeded' | 'failed' | 'cancelled';
  amount: number;
  currency: string;
  account: string;
  live: boolean;
  /** Its message for a refusal. */
  problem: string;
  /** The address for its own receipt; empty if it sends none. */
  email: string;
  /** The shipping address it has, as one string; empty if it has none. */
  shipping: string;
  refunds: ProviderRefund[];
}

/** A refund by the provider. */
export interface ProviderRefund {
  /** The provider's own id. */
  reference: string;
  amount: number;
  status: 'waiting' | 'done' | 'failed';
  problem: string;
  /** Our id of the refund and the idempotency key; undefined for a refund made in the provider's dashboard. */
  ours: { id: string; key: number } | null;
}

/** The outcome is unknown: it may have happened. Look it up or repeat the request with the same key; never call it failed. */
export class OutcomeUnknown extends Error {}

/** The provider answered with an error of its own, and keeps that answer for this key: look it up, then use a new key. */
export class KeySpent extends OutcomeUnknown {}

/** The provider has refused, and will refuse again. */
export class ProviderRefused extends Error {}

export interface WantedRefund {
  id: string;
  amount: number;
  /** Counts the keys used so far. */
  key: number;
  /** It may have been requested before. */
  again: boolean;
}

/** Everything the shop needs from a payment provider. Every call may be repeated without doing anything twice. */
export interface PaymentProvider {
  name: ProviderName;
  /** @throws OutcomeUnknown */
  look(payment: KnownPayment): Promise<ProviderPayment>;
  /**
   * Refunds, once for each refund id: one that may have been requested before is looked up first.
   * @throws OutcomeUnknown, KeySpent, ProviderRefused
   */
  refund(
    payment: KnownPayment,
    refund: WantedRefund,
  ): Promise<{ reference: string; status: 'waiting' | 'done' }>;
  /** Makes a payment impossible, unless it is paid already. @throws OutcomeUnknown */
  close(payment: KnownPayment): Promise<ProviderPayment>;
}
