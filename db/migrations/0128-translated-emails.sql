-- The owner's own texts of emails are translated as pages, products and forms are.
alter table translations
  add column email_id text,
  drop constraint translations_kind_check,
  add constraint translations_kind_check check (kind in ('page', 'menu', 'product', 'service', 'form', 'collection', 'email')),
  drop constraint translations_one_of_each,
  add constraint translations_one_of_each
    unique nulls not distinct (website_id, page_id, subdomain, product_id, service_id, form_id, collection_id, email_id, language),
  add foreign key (website_id, email_id) references email_templates (website_id, email_id) on delete cascade,
  add check ((kind = 'email') = (email_id is not null));
create index on translations (website_id, email_id) where email_id is not null;

-- No page shows the text of an email.
drop trigger told_insert on translations;
drop trigger told_update on translations;
create trigger told_insert after insert on translations for each row
  when (new.email_id is null) execute function tell_translation();
create trigger told_delete after delete on translations for each row
  when (old.email_id is null) execute function tell_translation();
create trigger told_update after update on translations for each row
  when (new.email_id is null and old.published is distinct from new.published) execute function tell_translation();
