-- When a link that was mailed to the address of an account was used there: only then it is known whose the address is.
alter table accounts add proven_at timestamptz;
