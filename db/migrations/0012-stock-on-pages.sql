-- Pages show products: whoever keeps them is told when one sells out or comes back, or costs something else.
create trigger told_update after update on variants for each row
  when ((old.stock = 0, old.price, old.removed_at) is distinct from (new.stock = 0, new.price, new.removed_at))
  execute function tell_site_changed();
