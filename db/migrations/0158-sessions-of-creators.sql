-- The creator's session on the platform from which a site was opened. While that session lasts, it proves who the person is, which an
-- account of the site and its password don't. It names a row that the role of sites can't read.
alter table tokens add column creator_session uuid;
alter table sessions add column creator_session uuid;
