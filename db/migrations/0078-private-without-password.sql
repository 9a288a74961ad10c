-- A private site without a password is for its owner and staff only; that is how a new site starts.
alter table websites drop constraint websites_check1;
