import { sql } from 'kysely';
import { type Breach, type Invariant, invariant } from '../../../lib/db/invariants.ts';

const variantName = sql`concat_ws(', ', p.label, nullif(v.variant_label, ''))`;

export const productInvariants: readonly Invariant[] = [
  invariant(
    'Stock equals the sum of its movements',
    (site) => sql<Breach>`
      select v.id, ${variantName} from variants v
      join products p on p.website_id = ${site} and p.id = v.product_id
      where v.website_id = ${site} and v.stock is not null and v.stock <> (
        select coalesce(sum(m.quantity), 0) from stock_movements m
        where m.website_id = ${site} and m.variant_id = v.id)`,
  ),
  invariant(
    'No stock is below zero',
    (site) => sql<Breach>`
      select v.id, ${variantName} from variants v
      join products p on p.website_id = ${site} and p.id = v.product_id
      where v.website_id = ${site} and v.stock < 0`,
  ),
];
