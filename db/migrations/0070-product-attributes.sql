-- Facts about a product as pairs of a name and a value, in the owner's order: material, dimensions.
alter table products add column attributes jsonb not null default '[]'::jsonb;
