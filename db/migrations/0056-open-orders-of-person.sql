-- Open orders are counted by person, too, before another one is begun.
create index orders_open_of_person on orders (website_id, email) where status = 0;
