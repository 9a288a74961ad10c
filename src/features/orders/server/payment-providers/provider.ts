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
  /** What it has given back so far, by its own ids. */
  refunds: {
    reference: string;
    amount: number;
    status: 'waiting' | 'done' | 'failed';
    ours: string | null;
  }[];
}

/** The outcome is not known: it may have happened. Look it up or ask again with the same key; never call it failed. */
export class OutcomeUnknown extends Error {}

/** The provider has said no, and will say so again. */
export class ProviderRefused extends Error {}

/** All that the shop asks of whoever takes the money. Every call may be repeated without doing anything twice. */
export interface PaymentProvider {
  name: ProviderName;
  /** @throws OutcomeUnknown */
  look(payment: KnownPayment): Promise<ProviderNews>;
  /** Gives money back; `refundId` is the same on every try. @throws OutcomeUnknown, ProviderRefused */
  refund(
    payment: KnownPayment,
    refundId: string,
    amount: number,
  ): Promise<{ reference: string; status: 'waiting' | 'done' }>;
  /** Nobody can pay it any more, unless it is paid already. @throws OutcomeUnknown */
  close(payment: KnownPayment): Promise<ProviderNews>;
}
