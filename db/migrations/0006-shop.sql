-- Products. Amounts are minor units (hundredths of the site's currency) everywhere.
create table products (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null default 'physical' check (kind in ('physical', 'digital')),
  label text not null check (length(label) between 1 and 200),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  description jsonb not null default '{"type":"doc","content":[]}',
  pictures jsonb not null default '[]',
  price bigint not null check (price between 0 and 99999999),
  compare_at bigint check (compare_at between 0 and 99999999),
  tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'zero')),
  -- Grams.
  weight integer check (weight between 0 and 10000000),
  shipping_class text not null default '',
  -- [{ name, values }], in the order in which a variant's own options stand.
  options jsonb not null default '[]',
  tags text[] not null default '{}',
  seo jsonb not null default '{}',
  -- The owner is told when no more than this is left; the shop's own figure where it is null.
  low_stock integer check (low_stock between 0 and 1000000),
  published boolean not null default false,
  publish_at timestamptz,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, slug)
);
create index products_newest on products (website_id, id desc) where archived_at is null;
create index products_by_price on products (website_id, price, id) where archived_at is null;
create index products_by_label on products (website_id, lower(label), id) where archived_at is null;
select secure_tenant_table('products');
create trigger told_insert after insert or delete on products for each row execute function tell_site_changed();
create trigger told_update after update on products for each row
  when (old.version is distinct from new.version) execute function tell_site_changed();

-- Each product has at least one: what is without options has a single one with an empty label. Stock lives here.
create table variants (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  product_id uuid not null,
  variant_label text not null default '' check (length(variant_label) <= 200),
  options text[] not null default '{}',
  price bigint not null check (price between 0 and 99999999),
  sku text not null default '' check (length(sku) <= 80),
  -- On hand; null is unlimited.
  stock integer check (stock between 0 and 1000000000),
  picture jsonb,
  weight integer check (weight between 0 and 10000000),
  position integer not null default 0,
  -- Orders and the ledger still name it.
  removed_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, product_id) references products on delete cascade
);
create unique index variants_by_product on variants (website_id, product_id, variant_label) where removed_at is null;
create index variants_of_product on variants (website_id, product_id, position);
create index variants_by_sku on variants (website_id, sku) where sku <> '';
select secure_tenant_table('variants');

-- Every change of stock on hand; they add up to it.
create table stock_movements (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  variant_id uuid not null,
  kind text not null check (kind in ('counted', 'adjusted', 'sold', 'returned', 'recomputed')),
  quantity integer not null,
  -- What it was for, `sold:<order>` for instance: one cause moves a variant's stock once.
  cause text not null,
  order_id uuid,
  note text not null default '' check (length(note) <= 500),
  moved_by uuid,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, variant_id, cause),
  foreign key (website_id, variant_id) references variants on delete cascade,
  foreign key (website_id, moved_by) references accounts on delete set null (moved_by)
);
create index stock_movements_newest on stock_movements (website_id, variant_id, id desc);
create index stock_movements_by_account on stock_movements (website_id, moved_by) where moved_by is not null;
select secure_tenant_table('stock_movements');

-- What is set aside for an order that is being paid. A hold that is over counts no more, whether or not its row is gone.
create table stock_holds (
  website_id uuid not null,
  variant_id uuid not null,
  order_id uuid not null,
  quantity integer not null check (quantity > 0),
  until timestamptz not null,
  primary key (website_id, variant_id, order_id),
  foreign key (website_id, variant_id) references variants on delete cascade
);
create index stock_holds_by_order on stock_holds (website_id, order_id);
select secure_tenant_table('stock_holds');

-- Files that a buyer of a digital product may download: the library's file, whatever its content is by then.
create table product_files (
  website_id uuid not null,
  product_id uuid not null,
  file_id uuid not null,
  label text not null default '' check (length(label) <= 200),
  position integer not null default 0,
  primary key (website_id, product_id, file_id),
  foreign key (website_id, product_id) references products on delete cascade
);
create index product_files_by_file on product_files (website_id, file_id);
select secure_tenant_table('product_files');

create table collections (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  label text not null check (length(label) between 1 and 120),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  description text not null default '' check (length(description) <= 2000),
  picture jsonb,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, slug)
);
select secure_tenant_table('collections');
create trigger told after insert or update or delete on collections for each row execute function tell_site_changed();

create table collection_products (
  website_id uuid not null,
  collection_id uuid not null,
  product_id uuid not null,
  primary key (website_id, collection_id, product_id),
  foreign key (website_id, collection_id) references collections on delete cascade,
  foreign key (website_id, product_id) references products on delete cascade
);
create index collection_products_by_product on collection_products (website_id, product_id);
select secure_tenant_table('collection_products');

-- Search. Row-level security keeps trigram and text-search operators from using an index (they are not leakproof), plain
-- comparisons may: so the words of products, and the trigrams of those words, are rows.
create table product_words (
  website_id uuid not null,
  word text collate "C" not null,
  -- 3 in the label, 2 in options and article numbers, 1 in tags.
  weight smallint not null,
  product_id uuid not null,
  primary key (website_id, word, product_id),
  foreign key (website_id, product_id) references products on delete cascade
);
create index product_words_ranked on product_words (website_id, word, weight desc, product_id desc);
create index product_words_by_product on product_words (website_id, product_id);
select secure_tenant_table('product_words');

create table product_word_parts (
  website_id uuid not null references websites on delete cascade,
  part text collate "C" not null,
  word text collate "C" not null,
  primary key (website_id, part, word)
);
select secure_tenant_table('product_word_parts');

create table product_imports (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  file_name text not null default '',
  status text not null default 'preview' check (status in ('preview', 'waiting', 'running', 'done', 'failed')),
  -- Products as read from the file, and what is wrong row by row.
  products jsonb not null,
  problems jsonb not null default '[]',
  total integer not null,
  done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  publish boolean not null default false,
  started_by uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, started_by) references accounts on delete set null (started_by)
);
create index product_imports_by_account on product_imports (website_id, started_by);
select secure_tenant_table('product_imports');

-- The shop's settings, and its two series of numbers.
create table shops (
  website_id uuid primary key references websites on delete cascade,
  settings jsonb not null default '{}',
  version integer not null default 1
);
select secure_tenant_table('shops');
create table shop_numbers (
  website_id uuid not null references websites on delete cascade,
  series text not null check (series in ('order', 'invoice', 'credit')),
  last integer not null default 0,
  primary key (website_id, series)
);
select secure_tenant_table('shop_numbers');

create table discount_codes (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  code text not null check (code = upper(code) and length(code) between 1 and 40),
  kind text not null check (kind in ('percent', 'fixed', 'free-shipping')),
  -- Hundredths of a percent, or minor units.
  value bigint not null default 0 check (value >= 0),
  active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  minimum bigint not null default 0 check (minimum >= 0),
  total_limit integer check (total_limit > 0),
  customer_limit integer check (customer_limit > 0),
  used integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, code),
  check (used >= 0 and (total_limit is null or used <= total_limit))
);
select secure_tenant_table('discount_codes');

create table orders (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  number text not null,
  -- 0 pending, 1 paid, 2 fulfilled, 3 cancelled, 4 refunded.
  status smallint not null default 0 check (status between 0 and 4),
  origin text not null default '' check (length(origin) <= 300),
  email text not null check (length(email) <= 254),
  name text not null default '' check (length(name) <= 200),
  phone text not null default '' check (length(phone) <= 40),
  account_id uuid,
  address jsonb,
  answers jsonb not null default '{}',
  access_key_hash bytea not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount >= 0),
  discount_code text not null default '',
  discount_code_id uuid,
  shipping bigint not null default 0 check (shipping >= 0),
  shipping_label text not null default '',
  shipping_option text not null default '',
  shipping_tax bigint not null default 0 check (shipping_tax >= 0),
  tax bigint not null default 0 check (tax >= 0),
  tax_included boolean not null default true,
  total bigint not null check (total >= 0),
  refunded bigint not null default 0 check (refunded between 0 and total),
  provider text not null check (provider in ('stripe', 'test', 'manual', 'none')),
  transaction_id text not null default '',
  -- Where the money went, for the books and for refunds; empty with other providers.
  stripe_account text not null default '',
  invoice_number text,
  -- Stock and code are kept for it until then.
  held_until timestamptz not null,
  placed_at timestamptz,
  paid_at timestamptz,
  fulfilled_at timestamptz,
  cancelled_at timestamptz,
  -- Why somebody must look at it; empty when all is well.
  trouble text not null default '',
  dispute jsonb,
  notes text not null default '' check (length(notes) <= 5000),
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  unique (website_id, number),
  unique (website_id, invoice_number),
  foreign key (website_id, account_id) references accounts on delete set null (account_id),
  foreign key (website_id, discount_code_id) references discount_codes on delete set null (discount_code_id),
  check (total = subtotal - discount + shipping + case when tax_included then 0 else tax end)
);
create index orders_by_status on orders (website_id, status, id desc);
create index orders_by_account on orders (website_id, account_id, id desc) where account_id is not null;
create index orders_by_code on orders (website_id, discount_code_id) where discount_code_id is not null;
create index orders_pending on orders (held_until) where status = 0;
create index orders_by_email on orders (website_id, email, id desc);
create index orders_in_trouble on orders (website_id, id desc) where trouble <> '';
select secure_tenant_table('orders');
-- The worker that ends what was not paid looks for it across sites, at these columns only.
create policy platform on orders to sitewright_platform using (true);
grant select (website_id, id, status, held_until, placed_at, provider, email, reminded_at) on orders to sitewright_platform;

create table order_items (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('physical', 'digital', 'booking')),
  product_id uuid,
  variant_id uuid,
  -- What a later feature sells: the booking, for instance.
  reference uuid,
  label text not null,
  variant_label text not null default '',
  sku text not null default '',
  picture jsonb,
  price bigint not null check (price >= 0),
  quantity integer not null check (quantity between 1 and 999),
  discount bigint not null default 0 check (discount between 0 and price * quantity),
  tax_class text not null default 'standard',
  -- Hundredths of a percent.
  tax_rate integer not null default 0 check (tax_rate between 0 and 10000),
  tax bigint not null default 0 check (tax >= 0),
  -- What the buyer pays for this line in all; refunds are computed from it.
  paid bigint not null check (paid >= 0),
  weight integer not null default 0,
  tracked boolean not null default false,
  fulfilled integer not null default 0,
  refunded integer not null default 0,
  refunded_amount bigint not null default 0,
  downloads integer not null default 0,
  downloads_until timestamptz,
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders on delete cascade,
  foreign key (website_id, product_id) references products on delete set null (product_id),
  foreign key (website_id, variant_id) references variants on delete set null (variant_id),
  check (fulfilled between 0 and quantity),
  check (refunded between 0 and quantity),
  check (refunded_amount between 0 and paid)
);
create index order_items_of_order on order_items (website_id, order_id, position);
create index order_items_by_product on order_items (website_id, product_id, order_id desc);
create index order_items_by_variant on order_items (website_id, variant_id);
create index order_items_by_reference on order_items (website_id, reference) where reference is not null;
select secure_tenant_table('order_items');

-- Words by which an owner finds an order: number, name, address of mail, postcode, transaction.
create table order_words (
  website_id uuid not null,
  word text collate "C" not null,
  order_id uuid not null,
  primary key (website_id, word, order_id),
  foreign key (website_id, order_id) references orders on delete cascade
);
create index order_words_by_order on order_words (website_id, order_id);
select secure_tenant_table('order_words');

create table order_events (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  kind text not null,
  from_status smallint,
  to_status smallint,
  actor text not null check (actor in ('buyer', 'owner', 'provider', 'system')),
  account_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders on delete cascade,
  foreign key (website_id, account_id) references accounts on delete set null (account_id)
);
create index order_events_of_order on order_events (website_id, order_id, id);
create index order_events_by_account on order_events (website_id, account_id) where account_id is not null;
select secure_tenant_table('order_events');

create table code_redemptions (
  website_id uuid not null,
  code_id uuid not null,
  order_id uuid not null,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, code_id, order_id),
  foreign key (website_id, code_id) references discount_codes on delete cascade,
  foreign key (website_id, order_id) references orders on delete cascade
);
create index code_redemptions_by_email on code_redemptions (website_id, code_id, email);
create index code_redemptions_by_order on code_redemptions (website_id, order_id);
select secure_tenant_table('code_redemptions');

-- What a provider knows of an order: one payment by intent, whatever comes of it.
create table payments (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid,
  provider text not null check (provider in ('stripe', 'test', 'manual')),
  reference text not null,
  account text not null default '',
  live boolean not null default false,
  amount bigint not null check (amount >= 0),
  currency text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'processing', 'succeeded', 'failed', 'cancelled', 'review')),
  -- Why it is under review, or the provider's words for a refusal.
  problem text not null default '',
  secret text not null default '',
  created_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (website_id, id),
  unique (website_id, provider, reference),
  foreign key (website_id, order_id) references orders on delete cascade
);
create index payments_of_order on payments (website_id, order_id);
create index payments_by_reference on payments (provider, reference);
create index payments_open on payments (checked_at) where status in ('waiting', 'processing');
create index payments_in_review on payments (website_id, id desc) where status = 'review';
select secure_tenant_table('payments');
-- News from a provider names a payment, not a site.
create policy platform on payments to sitewright_platform using (true);
grant select (website_id, id, order_id, provider, reference, account, status, checked_at) on payments to sitewright_platform;

create table refunds (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  payment_id uuid,
  amount bigint not null check (amount > 0),
  -- [{ item, quantity, amount }]
  lines jsonb not null default '[]',
  restock boolean not null default false,
  reason text not null default '' check (length(reason) <= 500),
  -- Where it leads when it is done: cancelled or refunded; null keeps the order's status.
  then_status smallint check (then_status in (3, 4)),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  reference text,
  credit_number text,
  problem text not null default '',
  tries integer not null default 0,
  asked_by uuid,
  actor text not null default 'owner' check (actor in ('buyer', 'owner', 'provider', 'system')),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (website_id, id),
  unique (website_id, reference),
  unique (website_id, credit_number),
  foreign key (website_id, order_id) references orders on delete cascade,
  foreign key (website_id, payment_id) references payments on delete cascade,
  foreign key (website_id, asked_by) references accounts on delete set null (asked_by)
);
create index refunds_of_order on refunds (website_id, order_id);
create index refunds_of_payment on refunds (website_id, payment_id);
create index refunds_by_account on refunds (website_id, asked_by) where asked_by is not null;
create index refunds_open on refunds (created_at) where status = 'waiting';
select secure_tenant_table('refunds');
create policy platform on refunds to sitewright_platform using (true);
grant select (website_id, id, status, created_at) on refunds to sitewright_platform;

create table fulfilments (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  -- [{ item, quantity }]
  lines jsonb not null,
  carrier text not null default '' check (length(carrier) <= 80),
  tracking text not null default '' check (length(tracking) <= 120),
  link text not null default '' check (length(link) <= 500),
  made_by uuid,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders on delete cascade,
  foreign key (website_id, made_by) references accounts on delete set null (made_by)
);
create index fulfilments_of_order on fulfilments (website_id, order_id);
create index fulfilments_by_account on fulfilments (website_id, made_by) where made_by is not null;
select secure_tenant_table('fulfilments');

create table withdrawals (
  website_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  -- [{ item, quantity }]
  lines jsonb not null,
  name text not null default '' check (length(name) <= 200),
  reason text not null default '' check (length(reason) <= 1000),
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders on delete cascade
);
create index withdrawals_of_order on withdrawals (website_id, order_id);
select secure_tenant_table('withdrawals');

-- The cart of somebody with an account, so that it is there on another device.
create table carts (
  website_id uuid not null,
  account_id uuid not null,
  items jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  primary key (website_id, account_id),
  foreign key (website_id, account_id) references accounts on delete cascade
);
select secure_tenant_table('carts');

-- Answers that are given again to the same request.
create table idempotency_keys (
  website_id uuid not null references websites on delete cascade,
  call text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  salt bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (website_id, call, key_hash)
);
create index idempotency_keys_by_age on idempotency_keys (website_id, created_at);
select secure_tenant_table('idempotency_keys');

-- News from providers, each applied once.
create table provider_events (
  website_id uuid not null references websites on delete cascade,
  provider text not null,
  event_id text not null,
  kind text not null,
  order_id uuid,
  outcome text not null default '',
  created_at timestamptz not null default now(),
  primary key (website_id, provider, event_id)
);
select secure_tenant_table('provider_events');

-- Work that one of all processes does every few minutes.
grant update (set_at) on installation to sitewright_platform;
