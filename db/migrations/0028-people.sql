-- Somebody who was asked by mail to help with a site. Gone as soon as it is accepted or withdrawn.
create table invitations (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('owner', 'manager', 'editor', 'orders')),
  token_hash bytea not null,
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, email),
  unique (website_id, token_hash)
);
select secure_tenant_table('invitations');
