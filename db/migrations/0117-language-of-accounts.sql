-- The language in which the account's person used the site last, for emails that no request of theirs causes. Null is the site's own.
alter table accounts add column language text check (language ~ '^[a-z]{2}$');
