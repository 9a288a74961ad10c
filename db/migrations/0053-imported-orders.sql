-- Orders that came with a site export are history: their payments were taken elsewhere, and nobody is written to when one
-- of them runs out.
alter table orders add column imported boolean not null default false;
