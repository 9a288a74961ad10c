-- Senders of messages write back to an address of their conversation.
alter table messages
  -- Part of that address; made when the owner answers for the first time.
  add column reply_key text,
  add constraint messages_reply_key unique (website_id, reply_key);

alter table message_entries
  drop constraint message_entries_kind_check,
  add constraint message_entries_kind_check check (kind in ('reply', 'note', 'answer')),
  -- Digest of the Message-ID and content, as mail servers may bring the same mail twice.
  add column mail_digest bytea,
  add constraint message_entries_mail unique (website_id, message_id, mail_digest);
