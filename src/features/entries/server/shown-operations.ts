import type { Block } from '../../../lib/content/block-kind.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { Site, SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { Parsed } from '../../../lib/http/contract.ts';
import { tracksAmong } from '../../audio/server/index.ts';
import { forbidden, notFound } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { isUuid } from '../../../lib/values/uuid.ts';
import {
  pageAddress,
  openPreview,
  showInLanguage,
  showPictures,
  showSections,
  upgraded,
} from '../../pages/server/index.ts';
import { entriesContract, MOST_MONTHS } from '../contract.ts';
import { entryPath } from '../../../lib/links/entry-path.ts';
import type { ShownEntry } from '../entry-shapes.ts';
import { restrictedTracks } from './access/access-queries.ts';
import { mayRead } from './access/may-read.ts';
import { countLive, liveMonths, nextEnd } from './counted-queries.ts';
import { findLive, findVersionOf, listLive, type Wanted, type WholeRow } from './entry-queries.ts';
import { neighbours, relatedTo } from './near-queries.ts';
import { findLiveOf } from './layouts/layout-queries.ts';
import { showLayout } from './layouts/show-layout.ts';
import { isOfToday, isOpen } from '../asked-fields.ts';
import { isOrdered } from '../sorting.ts';
import { askedFields } from './filters/narrowing.ts';
import { nextDay, nextOver } from './filters/sort-queries.ts';
import { presentTypeOf } from './present.ts';
import { layEntry } from './translations/entry-texts.ts';
import {
  neighboursIn,
  type Reading,
  readingIn,
  summariesIn,
  textsIn,
} from './translations/entries-in-language.ts';
import { listedTerm } from './translations/translatable-terms.ts';
import { typeIn } from './translations/translatable-types.ts';
import { say } from './reader-comments/say.ts';
import type { EntryServices, ShownServices } from './services.ts';
import { withTranscript } from './transcripts/with-transcript.ts';
import { possibleSlugs } from '../../../lib/values/slug.ts';
import { findTermAt } from './term-queries.ts';
import { valuesNow } from './values-now.ts';
import { findType, findTypeAt, isPageAt, typeOfLayout, type TypeRow } from './type-queries.ts';
import { staffWords } from './staff-words.ts';

const contract = {
  'GET /api/entries': entriesContract['GET /api/entries'],
  'GET /api/entry': entriesContract['GET /api/entry'],
  'GET /api/entry/content': entriesContract['GET /api/entry/content'],
  'GET /api/entries/{id}/draft': entriesContract['GET /api/entries/{id}/draft'],
  'GET /api/entry-preview/{token}': entriesContract['GET /api/entry-preview/{token}'],
} as const;

const RELATED = 3;

/** Entries as visitors see them, or would. */
export function shownEntryOperations(services: ShownServices) {
  return operations(contract, {
    'GET /api/entries': async (request, { query }) => {
      const reading = await readingIn(services, request, query.language);
      const only = reading?.only;
      return request.db(async (tx) => {
        const { featured, when, month, page, limit } = query;
        const type = isUuid(query.type) ? await findType(tx, query.type) : await findTypeAt(tx, query.type);
        if (!type) throw notFound(staffWords().listGone);
        const term = await termOf(tx, type, query);
        const timed = type.time_field !== null;
        const fields = askedFields(type, query.fields, isOpen);
        const wanted = {
          typeId: type.id,
          term,
          fields,
          featured,
          month,
          only,
          when: timed ? when : undefined,
          timed,
        };
        const { total, until } = await countLive(tx, wanted);
        const order = orderIn(type, query);
        const rows = await listLive(tx, { ...wanted, order, limit, offset: (page - 1) * limit });
        const ends = when === 'past' && timed ? await nextEnd(tx, type.id) : null;
        const over = typeof order === 'object' ? await nextOver(tx, type.id, order) : null;
        const turns = fields.some(({ asked }) => isOfToday(asked)) ? await nextDay(tx) : null;
        const soonest = [until, ends, over, turns]
          .filter((each) => each !== null)
          .toSorted((a, b) => Number(a) - Number(b))[0];
        return {
          type: presentTypeOf(await typeIn(tx, type, reading?.language)),
          term: term && (await listedTerm(tx, term, reading?.language)),
          entries: await summariesIn(tx, type, rows, reading?.language),
          months: query.months ? await liveMonths(tx, type.id, MOST_MONTHS, only) : null,
          page,
          pages: Math.max(1, Math.ceil(total / limit)),
          total,
          until: soonest?.toISOString() ?? null,
        };
      });
    },

    // The same for everybody, because it is cached.
    'GET /api/entry': async (request, { query }) =>
      withTranscript(
        services.files,
        request.db,
        await findShown(services, request, query, (tx, type, row, reading) =>
          presentEntry(services, tx, type, row, { reading, whole: mayRead(row, null) }),
        ),
      ),

    'GET /api/entry/content': async (request, { query }) =>
      withTranscript(
        services.files,
        request.db,
        await findShown(services, request, query, async (tx, type, row, reading) => {
          if (!mayRead(row, request.by)) throw forbidden();
          const shown = await presentEntry(services, tx, type, row, { reading, whole: true });
          return withTracks(tx, shown, reading?.language);
        }),
      ),

    'GET /api/entries/{id}/draft': async (request, { params, query }) =>
      withTranscript(
        services.files,
        request.db,
        await request.db((tx) => presentDraft(services, tx, params.id, query.version)),
      ),

    'GET /api/entry-preview/{token}': async (request, { params, query }) =>
      withTranscript(
        services.files,
        request.db,
        await request.db(async (tx) => {
          const { pageId, prepared } = await openPreview(tx, params.token);
          const type = await typeOfLayout(tx, pageId);
          if (type) return presentAround(services, tx, type, query.entry, prepared);
          const shown = await presentDraft(services, tx, pageId);
          return { ...shown, blocks: prepared(shown.blocks) };
        }),
      ),
  });
}

/** The order that is asked for; `undefined` for the usual one. */
function orderIn(
  { fields }: TypeRow,
  { sort, field: key }: Parsed<(typeof contract)['GET /api/entries']>['query'],
): Wanted['order'] {
  if (sort === undefined || sort === 'usual') return undefined;
  if (sort !== 'rising' && sort !== 'falling') return sort;
  // A field may be retired after a page was made.
  const field = fields.find((each) => each.key === key && isOrdered(each));
  return field && { field, falls: sort === 'falling' };
}

/** A published entry by its address. @throws 404 */
async function findShown<T>(
  services: EntryServices,
  request: SiteRequest,
  { type: at, slug, language }: Parsed<(typeof contract)['GET /api/entry']>['query'],
  present: (tx: Tx, type: TypeRow, row: WholeRow, reading: Presenting['reading']) => Promise<T>,
): Promise<T> {
  const missing = () => notFound(say().noEntry);
  const reading = await readingIn(services, request, language);
  return request.db(async (tx) => {
    const row = await findLive(tx, slug);
    const type = row && (await findType(tx, row.type_id));
    if (!row || !type) throw missing();
    // Only below the page of a type: its own, or one that its entries had before they were moved to another.
    if (type.page_slug !== at && !(await findTypeAt(tx, at)) && !(await isPageAt(tx, at))) throw missing();
    return present(tx, type, row, reading ? { ...reading, site: request.site } : null);
  });
}

/** Adds what an entry plays and `GET /api/audio` leaves out. */
async function withTracks(tx: Tx, shown: ShownEntry, language?: Language): Promise<ShownEntry> {
  const named = shown.values.flatMap(({ kind, value }) => (kind === 'audio' ? [String(value)] : []));
  if (named.length === 0) return shown;
  const restricted = await restrictedTracks(tx);
  const own = named.filter((id) => restricted.has(id));
  return { ...shown, tracks: await tracksAmong(tx, own, language) };
}

async function termOf(
  tx: Tx,
  type: TypeRow,
  given: { category?: string | undefined; tag?: string | undefined; author?: string | undefined },
) {
  for (const kind of ['category', 'tag', 'author'] as const) {
    const named = given[kind];
    if (named === undefined) continue;
    for (const slug of possibleSlugs(named, kind)) {
      const term = await findTermAt(tx, type.id, kind, slug);
      if (term) return term;
    }
    throw notFound(staffWords().listGone);
  }
  return null;
}

async function presentDraft(services: EntryServices, tx: Tx, id: string, version?: number) {
  const row = await findVersionOf(tx, id, version);
  const type = row && (await findType(tx, row.type_id));
  if (!row || !type) throw notFound(staffWords().entryGone);
  return withTracks(tx, await presentEntry(services, tx, type, row, { whole: true }));
}

/** The draft of a layout around an entry that visitors can see anyway. */
async function presentAround(
  services: EntryServices,
  tx: Tx,
  type: TypeRow,
  wanted: string | undefined,
  prepared: (blocks: Block[]) => Block[],
): Promise<ShownEntry> {
  const row = await findLiveOf(tx, type.id, wanted);
  if (!row) throw notFound(staffWords().publishEntryFirst);
  const { layout, ...shown } = await presentEntry(services, tx, type, row, {
    whole: mayRead(row, null),
    whichLayout: 'draft',
  });
  return { ...shown, layout: layout && { ...layout, blocks: prepared(layout.blocks ?? []) } };
}

interface Presenting {
  reading?: (Reading & { site: Site }) | null;
  /** With its content. */
  whole: boolean;
  whichLayout?: 'published' | 'draft';
}

async function presentEntry(
  services: EntryServices,
  tx: Tx,
  type: TypeRow,
  row: WholeRow,
  { reading = null, whole: isWhole, whichLayout = 'published' }: Presenting,
): Promise<ShownEntry> {
  const once = async <T>(work: (inside: Tx) => Promise<T>) => work(tx);
  const { seo, height, ...stored } = upgraded({ ...row, details: null }, services.pages.upgrades);
  const blocks = isWhole ? stored.blocks : [];
  const { site, known, language, only } = reading ?? {};
  const page = {
    _id: row.id,
    name: row.name,
    slug: entryPath(row.place).slice(1),
    subdomain: '',
    seo,
    blocks,
  };
  const inLanguage =
    site && known
      ? await showInLanguage({ services: services.pages, site, known, read: once, language }, page)
      : null;
  const { translations: ofLayout = [], ...layout } = (await showLayout(
    services,
    tx,
    type,
    reading,
    whichLayout,
  )) ?? {
    _id: null,
    blocks: null,
  };
  const { languages, translations: ofBlocks = [] } = inLanguage ?? {};
  const translations = [...ofBlocks, ...ofLayout];
  // It may be translated tomorrow.
  const moved = inLanguage?.untranslated ? { movedTo: pageAddress(site as Site, page) } : {};
  const content = inLanguage ?? (await showSections(services.pages, once, { blocks, seo }));
  // One statement for the images of both.
  const whole = await showPictures(
    once,
    { ...content, blocks: [...content.blocks, ...(layout.blocks ?? [])] },
    'view',
    language,
  );
  const own = content.blocks.length;
  const [summary] = await summariesIn(tx, type, [row], language, isWhole);
  if (!summary) throw notFound();
  const { previous, next } = await neighboursIn(tx, await neighbours(tx, row, only), language);
  const link = (near: typeof previous) =>
    near && {
      _id: near.id,
      name: near.name,
      href: entryPath(near.place),
      ...(near.translation ? { translated: near.translated, translation: near.translation } : {}),
    };
  const { details } = language
    ? layEntry(row, type.fields, (await textsIn(tx, [row.id], language))(row.id)).entry
    : row;
  const read = await typeIn(tx, type, language);
  return {
    ...summary,
    locked: !isWhole,
    ...(languages ? { languages } : {}),
    ...(translations.length > 0 ? { translations } : {}),
    ...moved,
    type: presentTypeOf(read),
    values: isWhole ? await valuesNow(tx, read, details?.values ?? {}, reading) : [],
    tracks: [],
    updatedAt: row.saved_at.toISOString(),
    height,
    blocks: whole.blocks.slice(0, own),
    layout: layout._id === null ? null : { ...layout, blocks: layout.blocks && whole.blocks.slice(own) },
    seo: whole.seo,
    previous: link(previous),
    next: link(next),
    related: await summariesIn(tx, type, await relatedTo(tx, row, RELATED, only), language),
  };
}
