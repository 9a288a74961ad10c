-- A file of products is read into rows of its own, so that neither it nor what is wrong with it is ever held at once.
delete from product_imports;
alter table product_imports
  drop column products,
  drop column problems,
  drop constraint product_imports_status_check,
  add check (status in ('reading', 'preview', 'waiting', 'running', 'done')),
  alter column status set default 'reading',
  alter column total set default 0,
  alter column publish set default true,
  add format text not null default 'own' check (format in ('own', 'shopify', 'woocommerce')),
  -- False leaves what is on hand of products that are there already.
  add stock boolean not null default true,
  -- Products that cannot be taken over, and those that could not.
  add wrong integer not null default 0,
  add failed integer not null default 0,
  -- Columns of the file that say nothing here.
  add unknown_columns text[] not null default '{}';

create table product_import_rows (
  website_id uuid not null,
  import_id uuid not null,
  position integer not null,
  -- In the file, where it begins.
  line integer not null,
  -- As read; once it is checked, what will be saved.
  product jsonb not null,
  what text not null default 'unchecked' check (what in ('unchecked', 'new', 'change', 'wrong')),
  -- [{ line, column, sentence }]
  problems jsonb not null default '[]',
  notes text[] not null default '{}',
  result text check (result in ('created', 'updated', 'failed')),
  product_id uuid,
  primary key (website_id, import_id, position),
  foreign key (website_id, import_id) references product_imports on delete cascade
);
create index product_import_rows_wrong on product_import_rows (website_id, import_id, position)
  where what = 'wrong' or result = 'failed';
select secure_tenant_table('product_import_rows');
