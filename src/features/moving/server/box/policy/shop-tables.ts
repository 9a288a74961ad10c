import { leaves } from './table-policy.ts';

/** Goods and orders. Hashes of keys go along: nothing opens by a hash, and links in mails that buyers have stay good. */
export const shopTables = [
  leaves('shops', 'settings version', { key: '' }),
  leaves('shop_numbers', 'last series', { key: 'series' }),
  leaves(
    'products',
    `archived_at compare_at created_at description id kind label low_stock options pictures price publish_at
     published seo shipping_class slug tags tax_class updated_at version weight`,
  ),
  leaves('product_words', 'product_id weight word', { key: 'word product_id' }),
  leaves('product_word_parts', 'part word', { key: 'part word' }),
  leaves('product_files', 'file_id label position product_id', { key: 'product_id file_id' }),
  leaves(
    'variants',
    'id options picture position price product_id removed_at sku stock variant_label weight',
  ),
  leaves('stock_movements', 'cause created_at id kind moved_by note order_id quantity variant_id'),
  leaves('collections', 'created_at description id label picture position slug version'),
  leaves('collection_products', 'collection_id position product_id', { key: 'collection_id product_id' }),
  leaves(
    'discount_codes',
    'active code created_at customer_limit ends_at id kind minimum starts_at total_limit used value version',
  ),
  leaves('carts', 'account_id items reminded_at updated_at', { key: 'account_id' }),
  leaves(
    'orders',
    `access_key_hash account_id address answers cancelled_at created_at currency discount discount_code
     discount_code_id dispute email fulfilled_at held_until id invoice_number name notes number origin paid_at
     phone placed_at provider refunded reminded_at shipping shipping_label shipping_option shipping_tax status
     stripe_account subtotal tax tax_included total transaction_id trouble version withdrawn_at`,
    { renewed: { visitor: 'null' } },
  ),
  leaves(
    'order_items',
    `discount downloads downloads_until fulfilled id kind label order_id paid picture position price product_id
     quantity reference refunded refunded_amount sku tax tax_class tax_rate tracked variant_id variant_label
     weight`,
  ),
  leaves('order_events', 'account_id actor created_at detail from_status id kind order_id to_status'),
  leaves('order_keys', 'created_at key_hash order_id', { key: 'key_hash' }),
  leaves('order_words', 'order_id word', { key: 'word order_id' }),
  leaves('stock_holds', 'order_id quantity until variant_id', { key: 'variant_id order_id' }),
  leaves('code_redemptions', 'code_id created_at email order_id', { key: 'code_id order_id' }),
  leaves(
    'payments',
    `account amount checked_at created_at currency id live order_id problem provider reference settled_at status`,
    { renewed: { secret: `''` } },
  ),
  leaves(
    'refunds',
    `actor amount asked_by created_at credit_number done_at id lines order_id payment_id problem reason reference
     restock status surplus then_status tries`,
  ),
  leaves('fulfilments', 'carrier created_at id lines link made_by order_id tracking'),
  leaves('withdrawals', 'created_at id lines name order_id reason'),
  leaves('provider_events', 'created_at event_id kind order_id outcome provider', {
    key: 'provider event_id',
  }),
];
