export type ProviderName = 'stripe' | 'test' | 'manual';

/** A payment as we keep it. Amounts in minor units. */
export interface KnownPayment {
  id: string;
  websiteId: string;
  orderId: string | null;
  reference: string;
  account: string;
  amount: number;
  currency: string;
}

/** What the provider says of a payment. */
export interface ProviderNews {
  status: 'waiting' | 'processing' | 'succeeded' | 'failed' | 'cancelled';
  amount: number;
  currency: string;
  account: string;
  live: boolean;
  /** Its words for a refusal. */
  problem: string;
  /** Where its own receipt goes; empty where it sends none. */
  email: string;
  /** The shipping address that it has, as one string; empty if it has none. */
  shipping: string;
  refunds: RefundNews[];
}

/** Money that the provider has returned. */
export interface RefundNews {
  /** The provider's own id. */
  reference: string;
  amount: number;
  status: 'waiting' | 'done' | 'failed';
  problem: string;
  /** Our id of the refund and the key it was asked with; nothing for a refund made in the provider's dashboard. */
  ours: { id: string; key: number } | null;
}

/** The outcome is not known: it may have happened. Look it up or ask again with the same key; never call it failed. */
export class OutcomeUnknown extends Error {}

/** The provider answered with its own error, and keeps that answer for this key: look it up, then use a new key. */
export class KeySpent extends OutcomeUnknown {}

/** The provider has said no, and will say so again. */
export class ProviderRefused extends Error {}

export interface WantedRefund {
  id: string;
  amount: number;
  /** Counts the keys that it was asked with. */
  key: number;
  /** It may have been asked for before. */
  again: boolean;
}

/** All that the shop asks of the person who takes the money. Every call may be repeated without doing anything twice. */
export interface PaymentProvider {
  name: ProviderName;
  /** @throws OutcomeUnknown */
  look(payment: KnownPayment): Promise<ProviderNews>;
  /**
   * Gives money back, once for each refund id: one that may have been asked for before is looked up first.
   * @throws OutcomeUnknown, KeySpent, ProviderRefused
   */
  refund(
    payment: KnownPayment,
    refund: WantedRefund,
  ): Promise<{ reference: string; status: 'waiting' | 'done' }>;
  /** Nobody can pay it any more, unless it is paid already. @throws OutcomeUnknown */
  close(payment: KnownPayment): Promise<ProviderNews>;
}
