-- The service that translates for a site, by a key of its owner. A site without a row has none.
create table translation_providers (
  website_id uuid primary key references websites (id) on delete cascade,
  provider text not null check (provider in ('deepl', 'openai')),
  -- Sealed.
  secret text not null,
  ending text not null check (length(ending) <= 4),
  -- Of an OpenAI-compatible service; empty for DeepL.
  address text not null default '' check (length(address) <= 500),
  model text not null default '' check (length(model) <= 200),
  updated_at timestamptz not null default now()
);
select secure_tenant_table('translation_providers');

-- The last translation of everything that was missing in a language: a job goes through `subjects`, one after the other.
create table translation_runs (
  website_id uuid not null references websites (id) on delete cascade,
  language text not null check (length(language) between 2 and 8),
  -- Jobs of an earlier run do nothing.
  id uuid not null default uuidv7(),
  status text not null default 'running' check (status in ('running', 'done', 'stopped', 'failed')),
  subjects text[] not null,
  -- The subject that comes next, from 0, and the text of it.
  at integer not null default 0 check (at >= 0),
  text_at integer not null default 0 check (text_at >= 0),
  texts integer not null default 0 check (texts >= 0),
  done integer not null default 0 check (done >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- Attempts in a row without a reply.
  tries integer not null default 0 check (tries >= 0),
  waits_until timestamptz,
  problem text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (website_id, language)
);
select secure_tenant_table('translation_runs');
