import { expect, test } from 'vitest';
import { describeStatement } from './statements.ts';

test.each([
  [
    'select "id" from "products" where "website_id" = $1 and "price" > $2 limit 20',
    'select products',
    'select "id" from "products" where "website_id" = $1 and "price" > $2 limit ?',
  ],
  ["set local app.website_id = '0198'", 'set', 'set local app.website_id = ?'],
  ["insert into notes (text) values ('it''s Ada')", 'insert notes', 'insert into notes (text) values (?)'],
  ['select $q$Ada$q$, $$4242424242424242$$, 4242424242424242', 'select', 'select ?, ?, ?'],
  ["update s2.t3 set a1 = $12, b = 'never closed", 'update s2.t3', 'update s2.t3 set a1 = $12, b = ?'],
  ['with x as (select 1.5 from y) delete from z', 'with y', 'with x as (select ? from y) delete from z'],
])('%s has no value in a trace', (sql, name, text) => {
  expect(describeStatement(sql)).toEqual({ name, text });
});
