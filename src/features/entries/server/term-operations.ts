import { refusingTakenSlug } from '../../../lib/db/sql-state.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { freeSlug, slugOf } from '../../../lib/values/slug.ts';
import { localeOf } from '../../websites/server/index.ts';
import { entriesContract } from '../contract.ts';
import type { Term, TermKind } from '../entry-shapes.ts';
import { presentTerms } from './present.ts';
import {
  deleteTerm,
  findTerm,
  findTermNamed,
  insertTerm,
  isWithin,
  listTerms,
  termSlugs,
  type TermValues,
  updateTerm,
} from './term-queries.ts';
import { knownType } from './type-operations.ts';
import { lockType } from './type-queries.ts';
import { staffWords } from './staff-words.ts';

const contract = {
  'GET /api/content-types/{id}/terms': entriesContract['GET /api/content-types/{id}/terms'],
  'POST /api/entry-terms': entriesContract['POST /api/entry-terms'],
  'PUT /api/entry-terms/{id}': entriesContract['PUT /api/entry-terms/{id}'],
  'DELETE /api/entry-terms/{id}': entriesContract['DELETE /api/entry-terms/{id}'],
} as const;

const nouns: Readonly<Record<TermKind, string>> = { category: 'category', tag: 'tag', author: 'author' };

async function presentNow(tx: Tx, id: string): Promise<Term> {
  const row = await findTerm(tx, id);
  const [term] = await presentTerms(tx, row ? [row] : []);
  if (!term) throw notFound(staffWords().termGone);
  return term;
}

/** The calls for categories, tags and authors. */
export const termOperations = () =>
  operations(contract, {
    'GET /api/content-types/{id}/terms': (request, { params: { id } }) =>
      request.db(async (tx) => {
        await knownType(tx, id);
        return presentTerms(tx, await listTerms(tx, id));
      }),

    'POST /api/entry-terms': (request, { body }) =>
      request.db(async (tx) => presentNow(tx, await addTerm(tx, body))),

    'PUT /api/entry-terms/{id}': (request, { params: { id }, body }) =>
      request.db(async (tx) => {
        const { kind, type } = await presentNow(tx, id);
        // Two categories that move at once could otherwise end up in each other.
        if (type !== null) await lockType(tx, type);
        await checkParent(tx, { kind, type, id }, body.parent);
        await refusingTakenSlug(updateTerm(tx, id, body), nouns[kind]);
        return presentNow(tx, id);
      }),

    'DELETE /api/entry-terms/{id}': async (request, { params: { id } }) => {
      const gone = await request.db((tx) => deleteTerm(tx, id));
      if (!gone) throw notFound(staffWords().termDeleted);
      return undefined;
    },
  });

interface NewTerm extends TermValues {
  kind: TermKind;
  type?: string | undefined;
  name: string;
}

async function slugFor(tx: Tx, owner: string | null, kind: TermKind, name: string): Promise<string> {
  const base = slugOf(name, kind, await localeOf(tx));
  return freeSlug(base, await termSlugs(tx, owner, kind, base));
}

/** Adds a category, tag or author. An omitted address is made from the name, and always free. */
export async function addTerm(tx: Tx, { kind, type, ...values }: NewTerm): Promise<string> {
  const owner = await ownerOf(tx, kind, type);
  await checkParent(tx, { kind, type: owner }, values.parent);
  const slug = values.slug ?? (await slugFor(tx, owner, kind, values.name));
  return refusingTakenSlug(insertTerm(tx, { ...values, kind, type: owner, slug }), nouns[kind]);
}

/**
 * The category, tag or author of this name, added if there is none. Names of categories are told apart by the one above.
 * One that is known keeps its description. @param added told the id of one that is added
 */
export async function ensureTerm(
  tx: Tx,
  term: { kind: TermKind; type?: string; name: string; parent: string | null; description?: string },
  added?: (id: string) => void,
): Promise<string> {
  const owner = await ownerOf(tx, term.kind, term.type);
  const known = await findTermNamed(tx, { ...term, type: owner });
  if (known !== undefined) return known;
  const id = await addTerm(tx, term);
  added?.(id);
  return id;
}

async function ownerOf(tx: Tx, kind: TermKind, type: string | undefined): Promise<string | null> {
  if (kind === 'author') {
    if (type === undefined) return null;
    throw invalid(staffWords().authorsBelongToAll, { type: staffWords().authorsBelongToAll });
  }
  if (type === undefined) throw invalid(staffWords().chooseType, { type: staffWords().chooseType });
  return (await knownType(tx, type)).id;
}

async function checkParent(
  tx: Tx,
  { kind, type, id }: { kind: TermKind; type: string | null; id?: string },
  parent: string | null | undefined,
): Promise<void> {
  if (!parent) return;
  const refuse = (sentence: string) => invalid(sentence, { parent: sentence });
  const above = kind === 'category' ? await findTerm(tx, parent) : undefined;
  if (!above || above.kind !== 'category' || above.type_id !== type)
    throw refuse(staffWords().chooseCategoryOfType);
  if (id !== undefined && (await isWithin(tx, parent, id))) throw refuse(staffWords().categoryInItself);
}
