-- Domains of their own that owners want for their sites. A claim reserves nothing: whoever proves it first gets the row in
-- hosts, whose key decides.
create table domains (
  website_id uuid not null references websites on delete cascade,
  host text not null check (host = lower(host) and length(host) <= 253),
  -- What a TXT record has to say.
  proof text not null,
  claimed_at timestamptz not null default now(),
  -- A claim that nobody proves ends then; null once it is proven.
  expires_at timestamptz,
  -- When it is looked at by itself, and how often that has happened.
  due_at timestamptz not null default now(),
  checks integer not null default 0,
  checked_at timestamptz,
  -- What the name servers said.
  seen jsonb not null default '{}',
  -- Visitors who ask for it arrive here.
  points boolean not null default false,
  -- When a proxy last asked whether it may have a certificate, and until when the one that was seen is good.
  asked_at timestamptz,
  certificate_until timestamptz,
  primary key (website_id, host)
);
create index domains_by_host on domains (host);
create index domains_due on domains (due_at);
select secure_tenant_table('domains');
-- The round that looks at them finds which are due; what they say is read inside each site.
select open_to_platform('domains', 'select (website_id, host, due_at, asked_at, expires_at), update (due_at, asked_at)');
