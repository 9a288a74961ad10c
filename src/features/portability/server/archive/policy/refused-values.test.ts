import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockKinds, blockUpgrades } from '../../../../../app/blocks.ts';
import { Refusal } from '../../../../../lib/errors.ts';
import { richTextOf } from '../../../../../lib/content/rich-text.ts';
import { TREE_VERSION } from '../../../../../lib/content/block-tree.ts';
import { checkRow } from '../check-row.ts';
import type { ArchiveRow } from '../read-rows.ts';
import { forgedValues as values } from '../../../tests/forged-values.ts';
import { archivedTables } from './index.ts';

/** What a row needs beside a column. */
const beside: Readonly<Record<string, ArchiveRow>> = {
  // Emails in any other state are never imported.
  mails: { status: 'sent' },
  files: { kind: 'image', type: 'image/png', source_type: 'image/png' },
  page_versions: { blocks: [], tree_version: TREE_VERSION },
};

const context = { kinds: blockKinds, upgrades: blockUpgrades, timezone: 'UTC', note: () => {} };
const policyOf = (name: string) => {
  const found = archivedTables.find(({ table }) => table === name);
  if (!found) throw new Error(`No table ${name}.`);
  return found;
};
/** @returns why the row is refused, or null */
function refusal(table: string, row: ArchiveRow): string | null {
  try {
    checkRow(policyOf(table), row, 1, context);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
const arrives = (table: string, row: ArchiveRow) => checkRow(policyOf(table), row, 1, context);

/**
 * Goes red for each validator that is left out or loosened. Where a column was added or a rule changed on purpose, read what the
 * columns accept now, then run the test with `-u`.
 */
test('each column accepts what it did, and refuses the rest', async () => {
  const columns = new Map<string, string[]>();
  for (const { table, kept } of archivedTables)
    for (const column of kept) {
      const row = (value: unknown) => ({ ...beside[table], [column]: value });
      const accepted = Object.keys(values).filter((what) => refusal(table, row(values[what])) === null);
      const list = accepted.join(', ') || 'none of these';
      columns.set(list, [...(columns.get(list) ?? []), `${table}.${column}`]);
    }
  const groups = [...columns].map(([list, names]) => `${names.join('\n')}\n  accept ${list}\n`);
  await expect(groups.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'accepted-values.txt'));
});

/** Lists of a shape without a maximum. */
function endless(shape: unknown, place: string): string[] {
  const { def } = (shape as { _zod: { def: Definition } })._zod;
  const isBounded = def.checks?.some(({ _zod }) => _zod.def.check === 'max_length') ?? false;
  return [
    ...(def.type === 'array' && !isBounded ? [place] : []),
    ...Object.entries(def.shape ?? {}).flatMap(([name, inner]) => endless(inner, `${place}.${name}`)),
    ...[def.innerType, def.in, def.element, def.valueType, ...(def.options ?? [])].flatMap((inner) =>
      inner === undefined ? [] : endless(inner, place),
    ),
  ];
}

interface Definition {
  type: string;
  checks?: { _zod: { def: { check: string } } }[];
  shape?: Record<string, unknown>;
  options?: unknown[];
  innerType?: unknown;
  element?: unknown;
  in?: unknown;
  valueType?: unknown;
}

test.each(archivedTables)('each list of $table has a maximum', ({ table, row }) => {
  // Blocks are counted by the kinds that there are.
  expect(endless(row, table).filter((place) => place !== 'page_versions.blocks')).toEqual([]);
});

describe('a row is refused whose columns contradict each other', () => {
  const id = '0199f2c4-0000-7000-8000-000000000000';
  const template = { email_id: 'reset', enabled: true, subject: 'Reset', body: null, version: 1 };
  const code = { kind: 'percent', value: 1_000, starts_at: null, ends_at: null };
  const from = '2026-05-01T10:00:00+00:00';
  const way = (own: string, steps = [{ from: 0, price: 5 }]) => ({
    id: own,
    label: own,
    kind: 'by-weight',
    steps,
  });
  const zone = (country: string, options = [way('a')]) => ({ name: country, countries: [country], options });
  const shop = (zones: object[]) => ({ settings: { shipping: { zones } } });
  const rates = (...countries: string[]) => ({
    settings: {
      tax: {
        rates: countries.map((country) => ({ country, taxClass: 'standard', label: 'VAT', percent: 20 })),
      },
    },
  });
  const field = (key: string, usual: unknown = null) => ({ key, label: key, kind: 'date', usual });
  const type = (...fields: object[]) => ({ fields });
  const cases: [what: string, table: string, fine: ArchiveRow, change: ArchiveRow][] = [
    ['a page at a reserved address', 'pages', { kind: 'page', slug: 'about' }, { slug: 'admin' }],
    [
      'a file of an unknown type',
      'files',
      { kind: 'image', type: 'image/png', source_type: 'image/png' },
      { source_type: 'text/html' },
    ],
    [
      'a file of another kind',
      'files',
      { kind: 'image', type: 'image/png', source_type: 'image/png' },
      { kind: 'audio' },
    ],
    [
      'an image delivered as a document',
      'files',
      { kind: 'image', type: 'image/png', source_type: 'image/png' },
      { type: 'text/html' },
    ],
    [
      'a document delivered as another',
      'files',
      { kind: 'document', type: 'application/pdf', source_type: 'application/pdf' },
      { type: 'application/zip' },
    ],
    ['an unknown email', 'email_templates', template, { email_id: 'nonsense' }],
    ['a necessary email switched off', 'email_templates', template, { enabled: false }],
    ['a subject with an unknown placeholder', 'email_templates', template, { subject: '{{nonsense}}' }],
    ['a reset email without its link', 'email_templates', template, { body: 'Nothing to press' }],
    ['a discount of nothing', 'discount_codes', code, { value: 0 }],
    ['a discount above the price', 'discount_codes', code, { value: 10_001 }],
    ['a discount that ends before it starts', 'discount_codes', code, { starts_at: from, ends_at: from }],
    [
      'an order event that no order has',
      'order_events',
      { from_status: 1, to_status: 2 },
      { from_status: 4, to_status: 1 },
    ],
    [
      'an attachment of an unknown type',
      'attachments',
      { type: 'application/pdf' },
      { type: 'text/x-script' },
    ],
    [
      'an event of the history that doesn’t exist',
      'history',
      { word: 'style-deleted' },
      { word: 'toString' },
    ],
    ['an order paid by a provider', 'orders', { id, provider: 'manual' }, { provider: 'paypal' }],
    ['a payment by another provider', 'payments', { id, provider: 'manual' }, { provider: 'paypal' }],
    ['two zones of one country', 'shops', shop([zone('GB'), zone('DE')]), shop([zone('GB'), zone('GB')])],
    [
      'two equal ways of delivery',
      'shops',
      shop([zone('GB', [way('a'), way('b')])]),
      shop([zone('GB', [way('a'), way('a')])]),
    ],
    [
      'delivery by weight without a price',
      'shops',
      shop([zone('GB', [way('a', [{ from: 0, price: 5 }])])]),
      shop([zone('GB', [way('a', [])])]),
    ],
    [
      'two prices from one weight on',
      'shops',
      shop([zone('GB', [way('a', [{ from: 0, price: 5 }])])]),
      shop([
        zone('GB', [
          way(
            'a',
            [0, 0].map((from) => ({ from, price: 5 })),
          ),
        ]),
      ]),
    ],
    ['two tax rates of one country', 'shops', rates('GB', 'DE'), rates('GB', 'GB')],
    [
      'two fields with one key',
      'content_types',
      type(field('day'), field('time')),
      type(field('day'), field('day')),
    ],
    [
      'a default of another kind',
      'content_types',
      type(field('day', '2026-05-01')),
      type(field('day', 'soon')),
    ],
    ['an author of a content type', 'entry_terms', { kind: 'author', type_id: null }, { type_id: id }],
    ['a category of no content type', 'entry_terms', { kind: 'category', type_id: id }, { type_id: null }],
    ['an unknown column', 'orders', { id }, { stripe_account_id: 'acct_victim' }],
  ];

  test.each(cases)('%s', (_, table, fine, change) => {
    expect(refusal(table, fine)).toBeNull();
    expect(refusal(table, { ...fine, ...change })).toMatch(new RegExp(`row 1 of “${table}” can’t be used`));
  });

  test('courses whose dates overlap', () => {
    const course = (sessions: object[]) => ({ whole_series: true, sessions, duration_minutes: 60 });
    const at = (time: string) => ({ date: '2026-05-01', time, days: 1 });
    const given = [at('10:00'), at('10:30')];
    expect(refusal('services', { ...course(given), whole_series: false })).not.toMatch(/overlap/);
    expect(refusal('services', course(given))).toMatch(/“services” can’t be used/);
  });
});

describe('a row comes as history', () => {
  // A value from a site that was imported before.
  const before = `imported_${'0f'.repeat(32)}`;
  const isPast = expect.stringMatching(/^imported_[0-9a-f]{64}$/) as string;
  test.each([
    [
      'orders',
      { provider: 'stripe', transaction_id: 'pi_victim' },
      { provider: 'manual', transaction_id: isPast },
    ],
    ['orders', { transaction_id: before }, { transaction_id: before }],
    ['orders', { provider: 'test', transaction_id: '' }, { provider: 'manual', transaction_id: '' }],
    ['orders', { stripe_account: 'acct_victim', number: '1' }, { number: '1' }],
    [
      'payments',
      { provider: 'stripe', reference: 'pi_victim', status: 'waiting' },
      { provider: 'manual', reference: isPast, status: 'cancelled' },
    ],
    [
      'payments',
      { provider: 'test', status: 'processing', account: 'acct_victim', live: true },
      { provider: 'manual', status: 'cancelled' },
    ],
    ['refunds', { reference: 're_victim', status: 'waiting' }, { reference: isPast, status: 'done' }],
    ['waiting_people', { status: 'waiting' }, { status: 'left' }],
    ['waiting_people', { status: 'offered' }, { status: 'left' }],
    [
      'mails',
      { status: 'sent', subject: 'x', html: '<b>', message_id: '<x>' },
      { status: 'sent', subject: 'x' },
    ],
  ])('%s: %j', (table, row, then) => expect(arrives(table, row)).toEqual(then));

  test.each(['waiting', 'failed', 'sending', undefined])(
    'and an email with the state %s not at all',
    (status) => expect(arrives('mails', { subject: 'x', ...(status ? { status } : {}) })).toBeNull(),
  );
});

describe('whatever its table, a row is refused', () => {
  const nested = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1);
  test.each([
    ['that is nested too deeply', { blocks: nested(101) }, 'nested too deeply'],
    ['with a text of more than a million characters', { name: 'x'.repeat(1_000_001) }, 'too long'],
    ['with NUL', { name: 'a\0b' }, 'characters that can’t be stored'],
    ['with half a character', { name: '\ud800' }, 'characters that can’t be stored'],
    ['with NUL in a key', { seo: { 'a\0': 'x' } }, 'characters that can’t be stored'],
  ])('%s', (_, row, why) => expect(refusal('page_versions', row)).toContain(why));
});

describe('a page arrives', () => {
  const version = (blocks: unknown, tree_version: unknown = TREE_VERSION) => ({
    name: 'Home',
    blocks,
    tree_version,
  });
  const text = { type: 'richText', props: { id: 'a', text: richTextOf('Hello') } };

  test('in the form that a save stores, without blocks of unknown kinds', () => {
    const notes: string[] = [];
    const page = checkRow(
      policyOf('page_versions'),
      version([text, { type: 'evil', props: { id: 'b' } }]),
      1,
      {
        ...context,
        note: (sentence) => void notes.push(sentence),
      },
    );
    expect(page).toMatchObject({ blocks: [{ type: 'richText', props: { id: 'a' } }] });
    expect(page?.['blocks']).toHaveLength(1);
    expect(notes).toEqual(['“Home” was imported without 1 block that this site doesn’t support.']);
  });

  test.each([
    ['of a newer release', version([text], TREE_VERSION + 1)],
    ['without a version', version([text], null)],
    ['without blocks', version(null)],
  ])('not if it is %s', (_, row) => expect(refusal('page_versions', row)).toContain('“page_versions”'));
});
