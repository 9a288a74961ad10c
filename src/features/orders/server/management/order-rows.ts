import type { Picture } from '../../../../lib/content/pictures.ts';
import type { PostalAddress } from '../../../../lib/postal/postal-lines.ts';
import type { OrderStatus } from '../../order-shapes.ts';
import type { StoredDetail } from './stored-words.ts';

/** All amounts here are minor units. */
export interface OrderRow {
  id: string;
  number: string;
  status: OrderStatus;
  origin: string;
  email: string;
  name: string;
  phone: string;
  /** The buyer's language, for emails; null for the site's. */
  language: string | null;
  account_id: string | null;
  address: PostalAddress | null;
  answers: Record<string, unknown>;
  access_key_hash: Buffer;
  currency: string;
  subtotal: number;
  discount: number;
  discount_code: string;
  shipping: number;
  shipping_label: string;
  /** What the buyer called it, if they ordered in another language than the site's. */
  buyers_shipping_label: string | null;
  shipping_option: string;
  shipping_tax: number;
  tax: number;
  tax_included: boolean;
  total: number;
  refunded: number;
  provider: 'stripe' | 'test' | 'manual' | 'none';
  transaction_id: string;
  stripe_account: string;
  invoice_number: string | null;
  held_until: Date;
  placed_at: Date | null;
  paid_at: Date | null;
  fulfilled_at: Date | null;
  cancelled_at: Date | null;
  trouble: string;
  dispute: { status: string; reason: string; amount: number; due: string | null } | null;
  notes: string;
  withdrawn_at: Date | null;
  /** When the last part arrived, if the owner entered it. */
  delivered_at: Date | null;
  /** Whether the checkout asked for the consent below, so that downloads wait for it. */
  download_asked: boolean;
  /** When the buyer agreed to get downloads immediately, and to lose the right to cancel them. */
  download_consent_at: Date | null;
  /** When an email that lists several orders is due or was sent to the buyer; null: the order has a separate email. */
  buyer_email_due: boolean | null;
  /** It came with a site export: its payment was taken elsewhere. */
  imported: boolean;
  version: number;
  created_at: Date;
}

export interface ItemRow {
  id: string;
  kind: 'physical' | 'digital' | 'booking';
  product_id: string | null;
  variant_id: string | null;
  reference: string | null;
  label: string;
  variant_label: string;
  /** What the buyer called it, if they ordered in another language than the site's. */
  buyers_label: string | null;
  buyers_variant: string | null;
  sku: string;
  picture: Picture | null;
  price: number;
  quantity: number;
  discount: number;
  tax_rate: number;
  tax: number;
  paid: number;
  tracked: boolean;
  fulfilled: number;
  refunded: number;
  refunded_amount: number;
  downloads: number;
  downloads_until: string | null;
  files: { file: string; label: string }[];
}

export interface EventRow {
  id: string;
  kind: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus | null;
  actor: 'buyer' | 'owner' | 'provider' | 'system';
  email: string | null;
  detail: StoredDetail;
  created_at: string;
}

export interface RefundRow {
  id: string;
  amount: number;
  status: 'waiting' | 'done' | 'failed';
  reason: string;
  problem: string;
  credit_number: string | null;
  lines: { item: string; quantity: number; amount: number }[];
  restock: boolean;
  surplus: boolean;
  created_at: string;
}

export interface FulfilmentRow {
  id: string;
  lines: { item: string; quantity: number }[];
  carrier: string;
  tracking: string;
  link: string;
  created_at: string;
}

/** An order with its lines. */
export interface BoughtOrder extends OrderRow {
  items: ItemRow[];
}

/** An order with all related records. */
export interface WholeOrder extends BoughtOrder {
  events: EventRow[];
  refunds: RefundRow[];
  fulfilments: FulfilmentRow[];
}

/** It is collected: nothing of it is sent to an address. */
export const isCollectedRow = ({ items, address }: BoughtOrder): boolean =>
  address === null && items.some(({ kind }) => kind === 'physical');
