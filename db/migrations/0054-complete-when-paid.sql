-- An order of which nothing has to be sent is paid and fulfilled by the same statement: two allowed moves in one.
drop trigger orders_move on orders;
create trigger orders_move before update of status on orders for each row
  when (old.status <> new.status and not order_may_move(old.status, new.status)
    and not (old.status = 0 and new.status = 2 and old.paid_at is null and new.paid_at is not null))
  execute function refuse_order_move();
