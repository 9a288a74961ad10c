import { newBlockId } from '../../../lib/content/block-tree.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { conflict, invalid, notFound, staleVersion } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { createPage, publishPage, saveDraft } from '../../pages/server/index.ts';
import { entriesContract } from '../contract.ts';
import type { TypeSettings } from '../entry-shapes.ts';
import { type FieldDefinition, isLasting, MOST_FIELDS, MOST_TYPES, type TypeKind } from '../field-kinds.ts';
import { changeFields } from './fields/change-fields.ts';
import { fitValue, textOf } from '../field-values.ts';
import { readyAddress, readyTypes } from '../ready-types.ts';
import { type Language, languageOf } from '../../../lib/messages/languages.ts';
import { localeOf } from '../../websites/server/index.ts';
import { isUnique } from '../unique-fields.ts';
import { addLayout } from './layouts/add-layout.ts';
import { deleteUnusedLayouts } from './layouts/layout-queries.ts';
import { presentType } from './present.ts';
import type { EntryServices } from './services.ts';
import {
  countEntries,
  countTypes,
  deleteType,
  type EntryCounts,
  findType,
  insertType,
  listTypes,
  lockType,
  moveEntries,
  placeEntries,
  storedValues,
  type TypeRow,
  updateType,
} from './type-queries.ts';
import { claimChanged, claimFields, type Clash, clashSentence } from './unique/check-fields.ts';
import { staffWords } from './staff-words.ts';

const contract = {
  'GET /api/content-types': entriesContract['GET /api/content-types'],
  'POST /api/content-types': entriesContract['POST /api/content-types'],
  'PUT /api/content-types/{id}': entriesContract['PUT /api/content-types/{id}'],
  'POST /api/content-types/{id}/layout': entriesContract['POST /api/content-types/{id}/layout'],
  'POST /api/content-types/{id}/conversions': entriesContract['POST /api/content-types/{id}/conversions'],
  'DELETE /api/content-types/{id}': entriesContract['DELETE /api/content-types/{id}'],
} as const;

export async function knownType(tx: Tx, id: string): Promise<TypeRow> {
  const type = await findType(tx, id);
  if (!type) throw notFound(staffWords().typeGone);
  return type;
}

const presentNow = async (tx: Tx, id: string) =>
  presentType(await knownType(tx, id), await countEntries(tx, id));

const refuseFields = (problems: Record<string, string>) =>
  invalid(staffWords().fieldsNotSaved({ problem: Object.values(problems)[0] ?? '' }), problems);

/** A field may be checked from now on only if no two entries have the same value already. */
function refuseClashes(fields: readonly FieldDefinition[], clashes: readonly Clash[]): void {
  const problems = fields.flatMap(({ key }, index) => {
    const own = clashes.filter(({ field }) => field.key === key);
    return own.length === 0 ? [] : [[`fields.${index}.unique`, clashSentence(own)]];
  });
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems) as Record<string, string>);
}

/** The calls for content types. */
export function typeOperations(services: EntryServices) {
  return operations(contract, {
    'GET /api/content-types': (request) =>
      request.db(async (tx) => (await listTypes(tx)).map((row) => presentType(row, row))),

    'POST /api/content-types': (request, { body }) =>
      request.db(async (tx) => {
        const id = await addType(services, tx, body, request.by.accountId);
        return presentNow(tx, id);
      }),

    'PUT /api/content-types/{id}': (request, { params: { id }, body }) =>
      request.db(async (tx) => {
        await lockType(tx, id);
        const type = await knownType(tx, id);
        const changed =
          body.fields === undefined ? { fields: type.fields } : changeFields(type.fields, body.fields);
        if ('problems' in changed) throw refuseFields(changed.problems);
        const { fields } = changed;
        if (fields.length > MOST_FIELDS * 2) throw conflict(staffWords().tooManyRetiredFields);
        const wanted = body.timeField === undefined ? type.time_field : body.timeField;
        const timed = fields.find(({ key }) => key === wanted);
        if (body.timeField && timed?.kind !== 'dateRange')
          throw invalid(staffWords().chooseTimeField, {
            timeField: staffWords().chooseTimeField,
          });
        const timeField = timed?.kind === 'dateRange' && !timed.retired ? timed.key : null;
        const done = await updateType(
          tx,
          id,
          { ...body, fields: body.fields === undefined ? undefined : fields, timeField },
          body.version,
        );
        if (!done) throw staleVersion('content type', await presentNow(tx, id));
        if (timeField !== type.time_field) await placeEntries(tx, id);
        refuseClashes(fields, await claimChanged(tx, id, type.fields, fields));
        return presentNow(tx, id);
      }),

    'POST /api/content-types/{id}/layout': (request, { params: { id } }) =>
      request.db(async (tx) => {
        await lockType(tx, id);
        const type = await knownType(tx, id);
        if (type.layout_id === null) await addLayout(services, tx, type, request.by.accountId);
        return presentNow(tx, id);
      }),

    'POST /api/content-types/{id}/conversions': (request, { params: { id }, body }) =>
      request.db(async (tx) => {
        const type = await knownType(tx, id);
        const changed = changeFields(type.fields, body.fields);
        if ('problems' in changed) throw refuseFields(changed.problems);
        const found = [];
        for (const field of changed.fields) {
          const before = type.fields.find(({ key }) => key === field.key);
          if (!before || JSON.stringify(before) === JSON.stringify(field)) continue;
          const moved = isMoved(before, field);
          const isSame = before.kind === field.kind && before.retired === field.retired && !moved;
          if (isSame && field.kind !== 'choice') continue;
          const stored = await storedValues(tx, id, field.key);
          const lost = stored.filter(
            ({ value }) => field.retired || moved || fitValue(field, value) === undefined,
          );
          const sum = (rows: typeof stored) => rows.reduce((total, { count }) => total + count, 0);
          found.push({
            key: field.key,
            label: field.label,
            fits: sum(stored) - sum(lost),
            hidden: sum(lost),
            examples: lost.slice(0, 3).map(({ value }) => (textOf(value) ?? '…').slice(0, 80)),
          });
        }
        return found.slice(0, MOST_FIELDS);
      }),

    'DELETE /api/content-types/{id}': async (request, { params: { id }, query: { moveTo } }) => {
      await request.db(async (tx) => {
        if (!(await lockType(tx, id))) throw notFound(staffWords().typeDeleted);
        const type = await knownType(tx, id);
        if (moveTo !== undefined) await moveAll(tx, type, moveTo);
        refuseLeft(type, await countEntries(tx, id));
        await deleteType(tx, id);
        await deleteUnusedLayouts(tx);
      });
      return undefined;
    },
  });
}

/** References to entries of another content type show nothing. */
const isMoved = (before: FieldDefinition, { kind, of }: FieldDefinition) =>
  kind === 'entries' && before.kind === 'entries' && before.of !== of;

/** Entries in the trash would be lost as well. */
function refuseLeft({ plural }: TypeRow, { entries, trashed }: EntryCounts): void {
  const left = entries + trashed;
  if (left === 0) return;
  const says = { type: plural, count: left };
  throw conflict(entries > 0 ? staffWords().typeHasEntries(says) : staffWords().typeHasTrashed(says));
}

async function moveAll(tx: Tx, type: TypeRow, moveTo: string): Promise<void> {
  if (moveTo === type.id || !(await lockType(tx, moveTo)))
    throw invalid(staffWords().chooseAnotherType, {
      moveTo: staffWords().chooseAnotherType,
    });
  await moveEntries(tx, type.id, moveTo);
  const { plural, fields } = await knownType(tx, moveTo);
  const clashes = await claimFields(tx, moveTo, fields.filter(isUnique));
  const [first] = clashes;
  if (!first) return;
  const { label } = first.field;
  const problem = clashSentence(clashes.filter(({ field }) => field === first.field));
  throw conflict(staffWords().entriesNotMoved({ type: plural, label, problem }));
}

interface NewContentType {
  /** A fixed id, for a site that is filled with content. */
  id?: string | undefined;
  kind: TypeKind;
  name?: string | undefined;
  plural?: string | undefined;
  slug?: string | undefined;
  inMenu?: boolean | undefined;
  settings?: Partial<TypeSettings> | undefined;
  /** The id of an existing page that lists its entries. */
  page?: string | undefined;
}

/** Where the title isn't written in Latin letters; otherwise it follows from the title, and avoids those in use. */
const addressFor = (kind: TypeKind, language: Language): string | undefined =>
  language === 'ar' && kind !== 'other' ? readyAddress(kind, language) : undefined;

/** Adds a content type, with a page that lists its entries unless it is given one. */
export async function addType(
  services: EntryServices,
  tx: Tx,
  { id: given, kind, name, plural, slug, inMenu, settings, page }: NewContentType,
  by: string | null,
): Promise<string> {
  const language = languageOf(await localeOf(tx));
  const ready = readyTypes(language)[kind];
  if ((await countTypes(tx)) >= MOST_TYPES) throw conflict(staffWords().tooManyTypes({ most: MOST_TYPES }));
  const title = plural && kind === 'other' ? plural : ready.page;
  const pageId =
    page ??
    (await createPage(
      services.pages,
      tx,
      { name: title, slug: slug ?? addressFor(kind, language), inMenu: inMenu ?? true, blocks: [] },
      by,
    ));
  const id = await insertType(tx, {
    id: given,
    settings,
    pageId,
    kind,
    name: name ?? ready.name,
    plural: plural ?? ready.plural,
    fields: ready.fields,
    timeField: ready.timeField,
  });
  if (page === undefined) await fillPage(services, tx, pageId, id, kind, title, by);
  return id;
}

/** Publishes the page of a type, with a title and a list. */
async function fillPage(
  { pages }: EntryServices,
  tx: Tx,
  pageId: string,
  id: string,
  kind: TypeKind,
  title: string,
  by: string | null,
): Promise<void> {
  const block = (type: string, props: object) => ({
    type,
    props: { ...pages.kinds.get(type)?.defaults, ...props, id: newBlockId() },
  });
  const blocks = [
    block('heading', { text: title, level: '1' }),
    block('entryList', {
      type: id,
      title: '',
      paging: true,
      ...(kind === 'event' ? { when: 'upcoming' } : {}),
      ...(isLasting(kind) ? { dates: false } : {}),
      ...(kind === 'dish' ? { layout: 'list', count: 60 } : {}),
    }),
  ];
  await saveDraft(pages, tx, pageId, { blocks }, by);
  await publishPage(pages, tx, pageId, {}, new Date());
}
