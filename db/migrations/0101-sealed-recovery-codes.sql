-- Hashes of recovery codes are sealed: about 49 bits are few enough to be guessed from a plain hash. A sealed value names its row, so each
-- code gets an id. The next start seals the hashes of earlier releases, which are in hexadecimal until then.
alter table recovery_codes drop constraint recovery_codes_pkey;
alter table recovery_codes alter column code_hash type text using encode(code_hash, 'hex');
alter table recovery_codes rename column code_hash to sealed;
alter table recovery_codes add column id uuid not null default uuidv7();
alter table recovery_codes add primary key (website_id, account_id, id);

alter table creator_recovery_codes drop constraint creator_recovery_codes_pkey;
alter table creator_recovery_codes alter column code_hash type text using encode(code_hash, 'hex');
alter table creator_recovery_codes rename column code_hash to sealed;
alter table creator_recovery_codes add column id uuid not null default uuidv7();
alter table creator_recovery_codes add primary key (creator_id, id);
