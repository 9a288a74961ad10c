-- Translators translate, and do nothing else.
alter table accounts drop constraint accounts_role_check;
alter table accounts add constraint accounts_role_check
  check (role in ('manager', 'editor', 'contributor', 'translator', 'orders'));
alter table invitations drop constraint invitations_role_check;
alter table invitations add constraint invitations_role_check
  check (role in ('owner', 'manager', 'editor', 'contributor', 'translator', 'orders'));

-- Translations belonged to the scope “pages”, and have one of their own now.
alter table api_keys no force row level security;
update api_keys set rights = rights || jsonb_build_object('translations', rights -> 'pages')
  where rights ? 'pages' and not rights ? 'translations';
alter table api_keys force row level security;
