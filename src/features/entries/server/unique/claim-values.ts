import { createHash } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { comparable, isUnique } from '../../unique-fields.ts';
import type { TypeRow } from '../type-queries.ts';
import { type Claim, dropClaims, enterClaims, findClaims, holdingsOf, passClaims } from './unique-queries.ts';

type Type = Pick<TypeRow, 'id' | 'fields'>;
type Values = Readonly<Record<string, unknown>>;

/** A value that another entry has. */
export interface Taken extends Claim {
  page: string;
  name: string;
}

export const claimOf = (field: FieldDefinition, stored: unknown): Claim | undefined => {
  const value = comparable(field, stored);
  if (value === undefined) return undefined;
  return { field: field.key, digest: createHash('sha256').update(value).digest('hex') };
};

/** The claims of an entry with these values: one for each unique field that isn’t empty. */
export const claimsOf = (fields: readonly FieldDefinition[], values: Values | null): Claim[] =>
  fields.filter(isUnique).flatMap((field) => claimOf(field, values?.[field.key]) ?? []);

const same = (a: Claim) => (b: Claim) => a.field === b.field && a.digest === b.digest;

/** Those of other entries that still have them. An entry may have changed or be in the trash by now. */
async function stillHeld(
  tx: Tx,
  { id, fields }: Type,
  claims: readonly (Claim & { page: string })[],
  arriving: readonly string[],
): Promise<Taken[]> {
  if (claims.length === 0) return [];
  const pages = [...new Set(claims.map(({ page }) => page))];
  const holdings = (await holdingsOf(tx, id, pages, arriving)).map((holding) => ({
    ...holding,
    claims: claimsOf(fields, holding.values),
  }));
  return claims.flatMap((claim) => {
    const held = holdings.filter(({ page, claims: all }) => page === claim.page && all.some(same(claim)));
    const name = (held.find((holding) => holding.is_draft) ?? held[0])?.name;
    return name === undefined ? [] : [{ ...claim, name }];
  });
}

/**
 * Gives values to an entry, unless another one has them.
 * @param arriving entries that come out of the trash in the same transaction
 * @returns those that another entry has
 */
export async function takeValues(
  tx: Tx,
  type: Type,
  pageId: string,
  claims: readonly Claim[],
  arriving: readonly string[] = [],
): Promise<Taken[]> {
  if (claims.length === 0) return [];
  const entered = await enterClaims(tx, type.id, pageId, claims);
  const others = entered.filter(({ page }) => page !== pageId);
  const taken = await stillHeld(tx, type, others, arriving);
  const free = others.filter((claim) => !taken.some(same(claim)));
  if (free.length > 0) await passClaims(tx, type.id, pageId, free);
  return taken;
}

/**
 * Gives an entry the values that a change of its draft brings. What it has published or scheduled stays its own.
 * @returns those that another entry has: the change is to be refused, or the transaction with it
 */
export async function takeChanged(
  tx: Tx,
  type: Type,
  pageId: string,
  before: Values,
  now: Values,
): Promise<Taken[]> {
  const changed = type.fields.filter(
    (field) => isUnique(field) && comparable(field, before[field.key]) !== comparable(field, now[field.key]),
  );
  if (changed.length === 0) return [];
  const claims = claimsOf(changed, now);
  const taken = await takeValues(tx, type, pageId, claims);
  if (taken.length > 0) return taken;
  const kept = (await holdingsOf(tx, type.id, [pageId])).filter(({ is_visible: isVisible }) => isVisible);
  await dropClaims(
    tx,
    pageId,
    changed.map(({ key }) => key),
    [...claims, ...kept.flatMap(({ values }) => claimsOf(changed, values))],
  );
  return [];
}

/** Which of these values entries have. */
export const whoHas = async (tx: Tx, type: Type, claims: readonly Claim[]): Promise<Taken[]> =>
  claims.length === 0 ? [] : stillHeld(tx, type, await findClaims(tx, type.id, claims), []);
