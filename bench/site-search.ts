import type pg from 'pg';
import { searchOperations } from '../src/features/search/server/index.ts';
import type { SearchResults } from '../src/features/search/contract.ts';
import { siteDirectory } from '../src/features/websites/server/index.ts';
import { trigrams, weighTerms } from '../src/lib/search/search-terms.ts';
import { type Figure, median } from './support/figures.ts';
import { withManyRows } from './support/many-rows.ts';
import { createTestVisitor } from './support/visitor.ts';

export const name = 'site-search';
export const describe = 'Searching a site of 5,000 pages with 5,000 questions';

const PAGES = 5_000;
const VOCABULARY = 9_000;
const WORDS = 120;
const BATCH = 500;
const ROUNDS = 120;
const SERIES = 5;

/** A seeded generator: the same numbers on every run. */
let seed = 7;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const syllables = 'ka lo mi ren tu vas por cel ain gla ze stu dio fen dor ber wick lan gra su pel'.split(' ');
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const vocabulary = Array.from({ length: VOCABULARY }, (_, at) =>
  [at, at / 21, at / 441, at + 5].map((part) => pick(syllables, Math.floor(part))).join(''),
);
/** A few words are in nearly every text and most are rare, as in any language. */
const anyWord = () => vocabulary[Math.floor(VOCABULARY ** random()) - 1] ?? '';
const someWords = (count: number) => Array.from({ length: count }, anyWord).join(' ');

async function fill(client: pg.Client, websiteId: string): Promise<void> {
  const known = new Set<string>();
  for (let first = 0; first < PAGES; first += BATCH) {
    const { rows } = await client.query<{ id: string }>(
      `insert into pages (website_id, slug, label, position, published_version, published_at)
       select $1, 'page-' || n, 'Page ' || n, n, 1, now() from generate_series($2::int, $3::int) n returning id`,
      [websiteId, first, first + BATCH - 1],
    );
    const entries = rows.flatMap(({ id: page }) =>
      ['page', 'question'].map((kind, place) => ({
        page,
        kind,
        place,
        title: someWords(4),
        body: someWords(WORDS),
      })),
    );
    const { rows: made } = await client.query<{ id: string; title: string; body: string }>(
      `insert into search_entries (website_id, kind, page_id, place, title, body)
       select $1, kind, page, place, title, body
       from jsonb_to_recordset($2) as t (kind text, page uuid, place int, title text, body text)
       returning id, title, body`,
      [websiteId, JSON.stringify(entries)],
    );
    const words = made.flatMap(({ id, title, body }) =>
      [
        ...weighTerms(
          [
            { texts: [title], weight: 3 },
            { texts: [body], weight: 1 },
          ],
          1_000,
        ),
      ].map(([word, weight]) => ({ id, word, weight })),
    );
    for (const { word } of words) known.add(word);
    await client.query(
      `insert into search_words (website_id, entry_id, word, weight)
       select $1, id, word, weight from jsonb_to_recordset($2) as t (id uuid, word text, weight smallint)`,
      [websiteId, JSON.stringify(words)],
    );
  }
  const parts = [...known].flatMap((word) => ['=', ...trigrams(word)].map((part) => ({ part, word })));
  await client.query(
    `insert into search_word_parts (website_id, part, word)
     select $1, part, word from jsonb_to_recordset($2) as t (part text, word text)`,
    [websiteId, JSON.stringify(parts)],
  );
}

/** Two letters swapped in the middle. */
const mistaken = (word: string) =>
  word.length < 4 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;

const questions: Record<string, (round: number) => string> = {
  'a word in every text': (round) => pick(vocabulary, round % 3),
  'a common word': (round) => pick(vocabulary, 20 + (round % 60)),
  'a rare word': (round) => pick(vocabulary, 2_000 + round * 31),
  'two words': (round) => `${pick(vocabulary, round % 40)} ${pick(vocabulary, 50 + round)}`,
  'six common words': (round) =>
    Array.from({ length: 6 }, (_, at) => pick(vocabulary, (round + at * 7) % 50)).join(' '),
  'the beginning of a word': (round) => pick(vocabulary, round * 3).slice(0, 3),
  'a mistake in a common word': (round) => mistaken(pick(vocabulary, 5 + (round % 60))),
  'a mistake in a rare word': (round) => mistaken(pick(vocabulary, 900 + round * 17)),
  'a common word, and a mistake': (round) =>
    `${pick(vocabulary, round % 20)} ${mistaken(pick(vocabulary, 30 + round))}`,
};

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

export async function run(): Promise<Figure[]> {
  return withManyRows(fill, async (db, websiteId) => {
    const ask = createTestVisitor(db, websiteId, searchOperations({ directory: siteDirectory(db, '') }));
    const figures: Figure[] = [];
    for (const [what, question] of Object.entries(questions)) {
      const series: number[] = [];
      let found = 0;
      for (let turn = 0; turn <= SERIES; turn += 1) {
        const took: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const begun = performance.now();
          const { results } = (await ask('GET /api/search', {
            query: { q: question(round) },
          })) as SearchResults;
          took.push(performance.now() - begun);
          found += results.length;
        }
        if (turn > 0) series.push(p95(took));
      }
      if (found === 0) throw new Error(`What is asked for “${what}” finds nothing.`);
      figures.push({ what: `${what}, p95`, value: median(series), unit: 'ms', goal: { atMost: 30 } });
    }
    return figures;
  });
}
