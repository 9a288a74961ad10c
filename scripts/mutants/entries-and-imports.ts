import { mutant, type Mutant } from './mutant.ts';

const ENTRIES = 'src/features/entries/server';
const FILTER_TESTS = 'src/features/entries/tests/filtered-lists.test.ts';
const ENTRY_TESTS = 'src/features/entries/server/entries.test.ts';
const ACCESS_TESTS = 'src/features/entries/tests/access.test.ts';
const TRASH_TESTS = 'src/features/entries/server/trash/trash.test.ts';
const UNIQUE_TESTS = 'src/features/entries/server/unique/unique-values.test.ts';
const FEED_TESTS = 'src/features/audio/tests/feeds.test.ts';
const WORDING = 'src/features/websites/server/wording';
const WORDING_TESTS = 'src/features/websites/server/wording/wording.test.ts';
const ARCHIVE = 'src/features/portability/server/archive';
const PLACES = 'src/features/portability/server/archive/policy/nested-values.test.ts';

/** Faults in entries, the wording of a site and what an import accepts. */
export const entriesAndImports: readonly Mutant[] = [
  mutant(
    'visitors may read what is for customers',
    `${ENTRIES}/access/may-read.ts`,
    ['return by !== null && !by.key;', 'return true;'],
    ACCESS_TESTS,
  ),
  mutant(
    'an entry comes with its content whoever asks',
    `${ENTRIES}/shown-operations.ts`,
    ['reading, whole: mayRead(row, null) }),', 'reading, whole: true }),'],
    ACCESS_TESTS,
  ),
  mutant(
    'lists name the audio of restricted episodes',
    `${ENTRIES}/present.ts`,
    ['whole || mayRead(row, null) ?', 'whole || row ?'],
    ACCESS_TESTS,
  ),
  mutant(
    'the feed of a podcast has restricted episodes',
    `${ENTRIES}/entry-queries.ts`,
    ['${open ? sql`and ${isForEverybody}` : sql``}', ''],
    ACCESS_TESTS,
  ),
  mutant(
    'feeds have the text of restricted entries',
    `${ENTRIES}/feed-entries.ts`,
    ['const texts = mayRead(row, null) ?', 'const texts = row ?'],
    ACCESS_TESTS,
  ),
  mutant(
    'the fields of restricted entries are in feeds and calendars',
    `${ENTRIES}/feed-entries.ts`,
    ['field && mayRead(row, null) ?', 'field ?'],
    ACCESS_TESTS,
  ),
  mutant(
    'visitors find restricted entries by their text',
    'src/features/pages/server/search/index-page.ts',
    ['!isEntry || (await services.entries.isForEverybody(tx, id))', 'true'],
    ACCESS_TESTS,
  ),
  mutant(
    'a change of access leaves the search as it was',
    `${ENTRIES}/access/set-access.ts`,
    [
      'for (const id of await changeAccess(tx, ids, access)) await indexPageAgain(pages, tx, id);',
      'await changeAccess(tx, ids, access);',
    ],
    ACCESS_TESTS,
  ),
  mutant(
    'the page of a restricted entry has its blocks',
    'src/features/pages/server/operations.ts',
    ['const current = isOpen ? whole', 'const current = isOpen || whole ? whole'],
    ACCESS_TESTS,
  ),
  mutant(
    'playlists have the tracks of restricted episodes',
    'src/features/audio/server/operations.ts',
    ['.filter(({ _id }) => !restricted.has(_id))', ''],
    ACCESS_TESTS,
  ),
  mutant(
    'everybody reads comments on restricted entries',
    `${ENTRIES}/reader-comments/reader-comment-operations.ts`,
    ['if (!thread.shows || !mayRead(thread, request.by))', 'if (!thread.shows)'],
    ACCESS_TESTS,
  ),
  mutant(
    'an entry stays on the site after its end',
    `${ENTRIES}/entry-queries.ts`,
    ['sql`e.live and (e.unpublish_at is null or e.unpublish_at > now())`', 'sql`e.live`'],
    ENTRY_TESTS,
  ),
  mutant(
    'drafts of entries are listed',
    `${ENTRIES}/entry-queries.ts`,
    ['sql`e.live and (e.unpublish_at', 'sql`(e.unpublish_at'],
    ENTRY_TESTS,
  ),
  mutant(
    'visitors filter lists by fields that they don’t see',
    `${ENTRIES}/shown-operations.ts`,
    ['askedFields(type, query.fields, isOpen)', 'askedFields(type, query.fields)'],
    FILTER_TESTS,
  ),
  mutant(
    'a filter tells of values of restricted entries',
    `${ENTRIES}/entry-queries.ts`,
    ['sql`and ${isForEverybody} ${allOf(tx, fields)}`', 'allOf(tx, fields)'],
    FILTER_TESTS,
  ),
  mutant(
    'a podcast feed names the file of sold audio',
    `${ENTRIES}/feed-queries.ts`,
    [' and t.product_id is null', ''],
    FEED_TESTS,
  ),
  mutant(
    'a podcast feed names the whole of audio with a preview',
    `${ENTRIES}/feed-queries.ts`,
    ['and t.preview_seconds is null ', ''],
    FEED_TESTS,
  ),
  mutant(
    'a podcast feed names private files',
    `${ENTRIES}/feed-queries.ts`,
    ['and not f.private ', ''],
    FEED_TESTS,
  ),
  mutant(
    'an entry is published without what its type requires',
    `${ENTRIES}/entry-rules.ts`,
    ['if (missing.length === 0) return;', 'if (missing.length >= 0) return;'],
    ENTRY_TESTS,
  ),
  mutant(
    'a content type is deleted with its entries',
    `${ENTRIES}/type-operations.ts`,
    ['if (left === 0) return;', 'if (left >= 0) return;'],
    ENTRY_TESTS,
  ),
  mutant(
    'an entry whose address is taken is published at another one',
    'src/features/pages/server/trash/restore-entry.ts',
    ['takeOut(tx, id, slug, !found.is_taken)', 'takeOut(tx, id, slug, true)'],
    TRASH_TESTS,
  ),
  mutant(
    'people who ask for approval restore what visitors saw',
    'src/features/pages/server/place-queries.ts',
    ['coalesce(published_version, trashed_version) is not null', 'published_version is not null'],
    TRASH_TESTS,
  ),
  mutant(
    'the trash is emptied of entries that are not overdue',
    'src/features/pages/server/trash/trash-queries.ts',
    ['and trashed_at < now() - make_interval(days => ${TRASH_DAYS})', 'and trashed_at < now()'],
    TRASH_TESTS,
  ),
  mutant(
    'two entries get the same unique value at the same moment',
    `${ENTRIES}/unique/unique-queries.ts`,
    ['do update set page_id = held.page_id', 'do nothing'],
    UNIQUE_TESTS,
  ),
  mutant(
    'a field becomes unique while an entry is saved',
    `${ENTRIES}/type-queries.ts`,
    ['sql`for key share of t`', 'sql``'],
    UNIQUE_TESTS,
  ),
  mutant(
    'a unique value that visitors see is free once the draft has another',
    `${ENTRIES}/unique/unique-queries.ts`,
    ['in (p.version, p.published_version, p.publish_version, p.trashed_version)', '= p.version'],
    UNIQUE_TESTS,
  ),
  mutant(
    'a text of the site may lack its placeholder or contain HTML',
    `${WORDING}/wording-operations.ts`,
    ['words === null ? null : wordingProblem(words, original)', 'null'],
    WORDING_TESTS,
  ),
  mutant(
    'an imported text is used whatever it contains',
    `${WORDING}/own-wording.ts`,
    [
      'return original !== undefined && wordingProblem(text, original) === null;',
      'return original !== undefined;',
    ],
    WORDING_TESTS,
  ),
  mutant(
    'an import accepts any length of a line of an address',
    'src/lib/postal/address-shape.ts',
    ["city: line('your town or city', 120, 0)", "city: line('your town or city', 1_000_000, 0)"],
    PLACES,
  ),
  mutant(
    'an import accepts two fields of a content type with one key',
    `${ARCHIVE}/policy/entry-tables.ts`,
    ['if (new Set(keys).size < keys.length)', 'if (keys.length < 0)'],
    `${ARCHIVE}/policy/refused-values.test.ts`,
  ),
  mutant(
    'an import unpacks any number of rows',
    `${ARCHIVE}/open-archive.ts`,
    ['if (inTables > limits.tables)', 'if (inTables < 0)'],
    `${ARCHIVE}/open-archive.test.ts`,
  ),
  mutant(
    'an entry of an archive is longer than it says',
    `${ARCHIVE}/open-archive.ts`,
    ['validateEntrySizes: true', 'validateEntrySizes: false'],
    `${ARCHIVE}/open-archive.test.ts`,
  ),
  mutant(
    'the setup guide may be opened without end',
    'src/lib/work/limit-table.ts',
    ['setup: { points: 600', 'setup: { points: 600_000'],
    'src/features/site-check/tests/setup.test.ts',
  ),
  mutant(
    'a session is extended by a year',
    'src/lib/http/sessions/sessions.ts',
    ['SESSION_SECONDS = 30 * 24', 'SESSION_SECONDS = 365 * 24'],
    'src/features/accounts/tests/sign-in.test.ts',
  ),
];
