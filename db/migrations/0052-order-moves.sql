-- The allowed moves of an order; `moves` in src/features/orders/order-states.ts says the same.
create function order_may_move(from_status smallint, to_status smallint) returns boolean
  language sql immutable strict parallel safe set search_path from current
  return (from_status, to_status) in ((0, 1), (0, 3), (1, 2), (1, 3), (1, 4), (2, 4));

create function refuse_order_move() returns trigger language plpgsql set search_path from current as $$
begin
  raise exception 'An order cannot move from status % to %.', old.status, new.status
    using errcode = 'check_violation', constraint = 'orders_move';
end $$;
create trigger orders_move before update of status on orders for each row
  when (old.status <> new.status and not order_may_move(old.status, new.status)) execute function refuse_order_move();
