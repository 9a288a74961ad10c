import { fileIdIn } from '../../../lib/content/pictures.ts';
import type { Block } from '../../../lib/content/block-kind.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import { plainText } from '../../../lib/content/plain-text.ts';
import { type RichText, sanitiseRichText } from '../../../lib/content/rich-text.ts';
import { richTextHtml } from '../../../lib/content/rich-text-html.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { blocksIn } from '../../pages/server/index.ts';
import type { KnownSite } from '../../websites/server/index.ts';
import { fileAddress } from '../../files/server/index.ts';
import { type Chapter, chaptersIn } from '../chapters.ts';
import type { EntrySummary, TypeSettings } from '../entry-shapes.ts';
import { fitValue, type Place } from '../field-values.ts';
import type { TypeKind } from '../field-kinds.ts';
import { transcriptOf, type TranscriptType } from '../transcript.ts';
import { transcriptTypes } from './transcripts/read-transcript.ts';
import { nextToLeave } from './counted-queries.ts';
import { findLive, listLive, type LiveRow } from './entry-queries.ts';
import { mayRead } from './access/may-read.ts';
import { blocksOf, openAudio, openFiles } from './feed-queries.ts';
import { pageOfType } from './present.ts';
import type { EntryServices } from './services.ts';
import { findTermAt } from './term-queries.ts';
import { layEntry } from './translations/entry-texts.ts';
import { summariesIn, textsIn } from './translations/entries-in-language.ts';
import { listedTerm } from './translations/translatable-terms.ts';
import { typeIn, type TypeInLanguage } from './translations/translatable-types.ts';
import { findTypeAt, type TypeRow } from './type-queries.ts';
import { beginning } from '../../../lib/values/beginning.ts';

/** An entry as feed readers, podcast apps and calendars read it. */
export interface FeedEntry extends EntrySummary {
  updatedAt: Date;
  /** Its texts as HTML. */
  html: string;
  audio: { src: string; size: number; type: string; duration: number | null } | null;
  place: Place | null;
  number: number | null;
  season: number | null;
  explicit: boolean;
  chapters: Chapter[];
  /** Of an episode whose transcript visitors can open. */
  transcript: { file: string; type: TranscriptType } | null;
}

export interface EntryFeed {
  type: {
    _id: string;
    kind: TypeKind;
    page: ReturnType<typeof pageOfType>;
    slug: string;
    settings: Partial<TypeSettings>;
    translation?: string | undefined;
  };
  term: {
    _id: string;
    kind: 'category' | 'tag' | 'author';
    name: string;
    slug: string;
    translation?: string;
  } | null;
  entries: FeedEntry[];
  /** When it changes without a change to an entry. */
  until: Date | null;
}

interface FeedServices extends EntryServices {
  known: KnownSite;
}

export interface FeedWanted {
  type: string;
  term?: { kind: 'category' | 'tag' | 'author'; slug: string } | undefined;
  limit: number;
  /** Whether entries that not everybody can see are left out; otherwise they come without their content. */
  open?: boolean | undefined;
  /** The language in which it is read, other than the main one. */
  language?: Language | undefined;
}

/** The newest entries of a type, or of one of its categories, tags or authors; `null` where there is none. */
export async function entryFeed(
  { pages, known }: FeedServices,
  tx: Tx,
  { type: slug, term: wanted, limit, open, language }: FeedWanted,
): Promise<EntryFeed | null> {
  const type = await findTypeAt(tx, slug);
  if (!type || type.page_slug !== slug) return null;
  const term = wanted ? await findTermAt(tx, type.id, wanted.kind, wanted.slug) : null;
  if (term === undefined) return null;
  const only = known.website.untranslated === 'hidden' ? language : undefined;
  const narrowed = { typeId: type.id, term, only, open, timed: type.time_field !== null };
  const rows = await listLive(tx, { ...narrowed, limit, offset: 0 });
  const until = await nextToLeave(tx, narrowed);
  const newest = rows.toSorted((a, b) => b.sort_at.getTime() - a.sort_at.getTime());
  return {
    ...aboutType(await typeIn(tx, type, language)),
    term: term && (await listedTerm(tx, term, language)),
    entries: await feedEntries({ pages, known }, tx, type, newest, language),
    until,
  };
}

/** One published entry, by its address. */
export async function feedEntry(
  services: FeedServices,
  tx: Tx,
  { type: typeSlug, slug, language }: Pick<FeedWanted, 'type' | 'language'> & { slug: string },
): Promise<EntryFeed | null> {
  const type = await findTypeAt(tx, typeSlug);
  const row = await findLive(tx, slug);
  if (!type || !row || row.type_id !== type.id || row.slug !== slug || type.page_slug !== typeSlug)
    return null;
  return {
    ...aboutType(await typeIn(tx, type, language)),
    term: null,
    entries: await feedEntries(services, tx, type, [row], language),
    until: null,
  };
}

const aboutType = ({ id, kind, page_slug: slug, settings, translation, ...more }: TypeInLanguage) => ({
  type: { _id: id, kind, page: pageOfType(more), slug, settings, translation },
});

/** The blocks of these entries in a language. */
async function contentsOf(
  { pages, known }: FeedServices,
  tx: Tx,
  ids: readonly string[],
  language?: Language,
) {
  const contents = await blocksOf(tx, ids);
  const all = new Map(contents.map((row) => [row.id, row]));
  if (language === undefined || contents.length === 0) return all;
  const textsOf = await textsIn(tx, ids, language);
  const lay = await blocksIn({ services: pages, known, read: (work) => work(tx), language });
  return new Map(contents.map((row) => [row.id, { ...row, blocks: lay(row.blocks, textsOf(row.id)) }]));
}

async function feedEntries(
  services: FeedServices,
  tx: Tx,
  type: TypeRow,
  rows: readonly LiveRow[],
  language?: Language,
): Promise<FeedEntry[]> {
  const fieldOf = (kind: string, key?: string) =>
    type.fields.find(
      (field) => field.kind === kind && !field.retired && (key === undefined || field.key === key),
    );
  const valueOf = (row: LiveRow, kind: string, key?: string) => {
    const field = fieldOf(kind, key);
    return field && mayRead(row, null) ? fitValue(field, row.details?.values?.[field.key]) : undefined;
  };
  const ids = rows.map(({ id }) => id);
  const inLanguage = language === undefined ? null : await textsIn(tx, ids, language);
  const contents = await contentsOf(services, tx, ids, language);
  const tracks = await openAudio(
    tx,
    rows.flatMap((row) => (valueOf(row, 'audio') as string | undefined) ?? []),
  );
  const transcriptAt = (row: LiveRow) =>
    type.kind === 'episode' && mayRead(row, null)
      ? transcriptOf(
          type.fields
            .filter(({ retired }) => !retired)
            .map((field) => ({ field, value: fitValue(field, row.details?.values?.[field.key]) })),
        )
      : undefined;
  const transcripts = await openFiles(
    tx,
    rows.flatMap((row) => fileIdIn(transcriptAt(row) ?? '') ?? []),
    transcriptTypes,
  );
  const summaries = await summariesIn(tx, type, rows, language);
  return rows.flatMap((row, index): FeedEntry[] => {
    const summary = summaries[index];
    if (!summary) return [];
    const track = tracks.find(({ id }) => id === valueOf(row, 'audio'));
    const content = contents.get(row.id);
    const texts = mayRead(row, null) ? textsOf(content?.blocks ?? []) : [];
    const number = (key: string) => (valueOf(row, 'number', key) as number | undefined) ?? null;
    const read = inLanguage ? layEntry(row, type.fields, inLanguage(row.id)).entry : row;
    return [
      {
        ...summary,
        excerpt: summary.excerpt || beginningOf(texts),
        updatedAt: content?.saved_at ?? row.sort_at,
        html: texts.map(richTextHtml).join(''),
        audio: track
          ? {
              src: fileAddress({ id: track.file, name: track.name, revision: track.revision }),
              size: track.size,
              type: track.type,
              duration: track.duration,
            }
          : null,
        place: (valueOf(read, 'place') as Place | undefined) ?? null,
        number: number('number'),
        season: number('season'),
        explicit: valueOf(row, 'toggle', 'explicit') === true,
        transcript: transcripts.get(fileIdIn(transcriptAt(row) ?? '') ?? '') ?? null,
        chapters: chaptersIn((valueOf(read, 'multiline', 'chapters') as string | undefined) ?? ''),
      },
    ];
  });
}

const textsOf = (blocks: readonly Block[]): RichText[] =>
  [...walkTree(blocks)].flatMap(({ block }) =>
    block.type === 'richText'
      ? Object.values(block.props).flatMap((value) =>
          typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
            ? [sanitiseRichText(value)]
            : [],
        )
      : [],
  );

const BEGINNING = 300;

function beginningOf([first]: readonly RichText[]): string {
  return first ? beginning(plainText(first).replaceAll(/\s+/g, ' ').trim(), BEGINNING) : '';
}
