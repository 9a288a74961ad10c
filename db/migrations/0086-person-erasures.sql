-- People whose data is too much for one transaction are erased in the background, a part at a time.
create table person_erasures (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default uuidv7(),
  -- Closed until the last trace of it is gone.
  account_id uuid,
  -- What came under this address until the erasure began.
  email text check (email = lower(email)),
  -- Address of the account: emails about the account went there.
  address text not null default '',
  -- Asked for by the site: messages, newsletter and traces, too.
  whole boolean not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id)
);
select secure_tenant_table('person_erasures');

-- Nobody signs in to a closed account, and no list shows it.
alter table accounts add column closed_at timestamptz;
