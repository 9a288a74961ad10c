-- Product pages say what delivery costs, so kept pages are dropped when the shop's settings change.
create trigger told after insert or delete on shops for each row execute function tell_site_changed();
create trigger told_update after update on shops
  for each row when (old.settings is distinct from new.settings) execute function tell_site_changed();
