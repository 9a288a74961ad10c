-- What a mail is to say, until the worker that sends it has put it into words: whoever owes a mail holds locks while it is written.
alter table mails add column content jsonb;
