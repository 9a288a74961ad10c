-- What visitors send along with a message, kept apart from the library.
create table attachments (
  website_id uuid not null references websites on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- What it was sent for: a form and its question.
  purpose text not null,
  name text not null,
  type text not null,
  size bigint not null check (size > 0),
  message_id uuid,
  -- It belonged to a message once; without one its bytes are to be erased.
  taken boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (website_id, id),
  foreign key (website_id, message_id) references messages on delete set null (message_id)
);
create index attachments_of_message on attachments (website_id, message_id);
select secure_tenant_table('attachments');

-- Words by which an owner finds a message. Row-level security keeps trigrams from using an index; see 0006.
create table message_words (
  website_id uuid not null,
  word text collate "C" not null,
  message_id uuid not null,
  primary key (website_id, word, message_id),
  foreign key (website_id, message_id) references messages on delete cascade
);
create index message_words_by_message on message_words (website_id, message_id, word);
select secure_tenant_table('message_words');

insert into message_words (website_id, word, message_id)
select distinct website_id, left(word, 60), id
from messages, regexp_split_to_table(search, '[^[:alnum:]@._''-]+') word
where word <> '';
drop index messages_by_words;
alter table messages drop column search;
