import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rightsOf, roles } from '../features/accounts/roles.ts';
import { areas, mostOfKeys } from '../lib/http/areas.ts';
import { OWNER_MS, VISITOR_MS } from '../lib/db/time-budget.ts';
import { holdLimits, limitTable, MOST_BETWEEN_DATES, mostOfSite } from '../lib/work/limit-table.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Rows of a page's tables, without the padding of their columns. */
const rowsOf = (page: string): string[][] =>
  read(page)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const pages = ['docs/security.md', 'docs/asvs.md'];
const rows = rowsOf('docs/security.md');

test.each(pages)('every file that %s names is there', (page) => {
  const named = [...read(page).matchAll(/`((?:src|tests|scripts|docs|db)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe('the table of requirements', () => {
  const states = rowsOf('docs/asvs.md').filter(([id = '', , how]) => /^V\d/.test(id) && how !== undefined);
  const are = (state: string) => states.filter(([, is]) => is === state);

  test('says how many are met, as it counts them itself', () => {
    const counted = `${are('met').length} are met, ${are('not applicable').length} don't apply, ${are('not met').length} are not met`;
    expect(states).toHaveLength(253);
    expect(read('docs/asvs.md').replaceAll(/\s+/g, ' ')).toContain(counted);
  });

  test('names a test for each that is met', () => {
    const untested = are('met').filter(
      ([, , how = '']) => !/\.test\.tsx?`/.test(how) || how.includes('No test'),
    );
    expect(untested.map(([id]) => id)).toEqual([]);
  });

  test('lists on top those that are not met', () => {
    const listed = rowsOf('docs/asvs.md').filter(([id = '', , how]) => /^V\d/.test(id) && how === undefined);
    expect(listed.map(([id]) => id)).toEqual(are('not met').map(([id]) => id));
  });
});

test('what roles and keys may do is as in the code', () => {
  const expected = areas.map((area) => [
    area,
    ...roles.map((role) => rightsOf[role][area] ?? '–'),
    mostOfKeys[area] ?? '–',
  ]);
  expect(rows).toEqual(expect.arrayContaining(expected));
});

describe('limits', () => {
  const spans: Record<number, string> = {
    60: 'a minute',
    600: '10 minutes',
    900: '15 minutes',
    3600: 'an hour',
    86_400: 'a day',
  };

  test('on how often something may be done are as in the code', () => {
    const expected = Object.values(limitTable).map(({ points, seconds, counts }) => [
      counts,
      points.toLocaleString('en'),
      spans[seconds] ?? `${seconds} s`,
    ]);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  test('on what unpaid orders hold are as in the code', () => {
    const { ordersOfPerson, ordersOfAddress, share, pieces, appointments } = holdLimits;
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Open orders of one email address', String(ordersOfPerson)],
        ['Open orders from one network address', String(ordersOfAddress)],
        [
          'Stock held by open orders of one network address',
          `${share * 100}%, or ${pieces} pieces if that is more`,
        ],
        [
          'Seats of a session held unpaid by one network address',
          `${share * 100}%, or ${pieces} if that is more`,
        ],
        ['Appointments of a service held unpaid by one network address', String(appointments)],
      ]),
    );
  });

  test('on what one site may have are as in the code', () => {
    const most: [string, number][] = [
      ['Forms', mostOfSite.forms],
      ['Collections', mostOfSite.collections],
      ['Rooms and people that bookings take', mostOfSite.resources],
      ['Reusable sections', mostOfSite.sections],
      ['Audio tracks', mostOfSite.tracks],
      ['Folders of files', mostOfSite.folders],
      ['Bookings, or blocked times, read between dates', MOST_BETWEEN_DATES],
    ];
    expect(rows).toEqual(
      expect.arrayContaining(most.map(([what, count]) => [what, count.toLocaleString('en')])),
    );
  });

  /** A claim of the page, and the text in the code that fulfils it. */
  const sizes: [what: string, size: string, file: string, code: string][] = [
    [
      'Body of a call, unless its contract says otherwise',
      '256 KB',
      'src/lib/http/adapter.ts',
      'DEFAULT_BODY_LIMIT = 256 * 1024',
    ],
    ['Body of a page’s form without files', '64 KB', 'src/app/http/serve-screens.ts', 'bodyLimit: 64 * 1024'],
    ['Time for headers to arrive', '10 seconds', 'src/app/http/framework.ts', 'HEADERS_MS = 10_000'],
    ['Time for a body to arrive', '1 minute', 'src/lib/http/requests/patience.ts', '60_000'],
    [
      'Sending a body',
      '2 KB in 10 seconds, or faster',
      'src/lib/http/requests/patience.ts',
      'everyMs: 10_000, leastBytes: 2 * 1024',
    ],
    [
      'Sending an upload',
      '16 KB in 30 seconds, or faster',
      'src/lib/http/requests/patience.ts',
      'everyMs: 30_000, leastBytes: 16 * 1024',
    ],
    [
      'Reading a reply',
      '16 KB a minute, or faster',
      'src/app/http/connections.ts',
      'everyMs: 60_000, leastBytes: 16 * 1024',
    ],
    ['Payment provider’s event', '1 MB', 'src/app/http/stripe-webhook.ts', 'MOST_BYTES = 1024 * 1024'],
    ['Uploaded file', '2 GB (`MAX_FILE_SIZE`)', 'src/app/config.ts', "MAX_FILE_SIZE: size('2GB')"],
    ['Files of a site', '10 GB (`MAX_SITE_SIZE`)', 'src/app/config.ts', "MAX_SITE_SIZE: size('10GB')"],
    [
      'File in a form',
      '100 MB',
      'src/features/files/server/library/attachments.ts',
      'MOST_BYTES = 100 * 1024 * 1024',
    ],
    [
      'Image, by format',
      '18 to 150 megapixels',
      'src/features/files/server/images/limits.ts',
      'jpeg: 150_000_000, png: 150_000_000, webp: 64_000_000, heif: 18_000_000, gif: 25_000_000',
    ],
    [
      'Animation',
      '600 frames, 120 megapixels together',
      'src/features/files/server/images/limits.ts',
      'animationPixels: 120_000_000,\n  animationFrames: 600',
    ],
    [
      'Product, WordPress or Ghost import',
      '200 MB',
      'src/lib/values/read-csv.ts',
      'MOST_BYTES = 200 * 1024 * 1024',
    ],
    [
      'Row of a Ghost import',
      '10 million characters',
      'src/features/wordpress/server/ghost/split-rows.ts',
      'MOST_ROW = 10_000_000',
    ],
    [
      'Entry import, CSV or ZIP',
      '50 MB',
      'src/features/entries/server/import/open-zip.ts',
      'bytes: 50 * 1024 * 1024',
    ],
    [
      'Entry import',
      '10,000 entries',
      'src/features/entries/server/import/stage-entries.ts',
      'MOST_ENTRIES = 10_000',
    ],
    [
      'Markdown file',
      '300,000 characters',
      'src/features/entries/import-limits.ts',
      'MOST_MARKDOWN = 300_000',
    ],
    [
      'Front matter',
      '16 KB',
      'src/features/entries/server/import/front-matter.ts',
      'MOST_FRONT_MATTER = 16 * 1024',
    ],
    [
      'Entries of a site export',
      '400,000',
      'src/features/portability/server/archive/manifest.ts',
      'MOST_ENTRIES = 400_000',
    ],
    [
      'Records of a site export, unpacked',
      '8 GB',
      'src/features/portability/server/archive/open-archive.ts',
      'tables: 8 * 1024 ** 3',
    ],
    [
      'Incoming email',
      '15 MB',
      'src/features/emails/server/sending/receive-mail.ts',
      'MOST_BYTES = 15 * 1024 ** 2',
    ],
    [
      'Calendar that is read',
      '5 MB, 10 seconds',
      'src/features/bookings/server/calendars/subscribed/read-subscribed.ts',
      'MOST_BYTES = 5_000_000;\nconst PATIENCE_MS = 10_000',
    ],
    [
      'Reply to a webhook',
      '2 KB, 10 seconds',
      'src/features/webhooks/server/deliver.ts',
      'PATIENCE_MS = 10_000;\nconst MOST_REPLY = 2_000',
    ],
    [
      'Password hashing',
      '2 at once, 100 waiting',
      'src/features/accounts/server/passwords.ts',
      'AT_ONCE = 2;\nconst MOST_WAITING = 100',
    ],
  ];

  test.each(sizes)('%s: %s', (what, size, file, code) => {
    expect(rows).toContainEqual([what, size]);
    expect(read(file)).toContain(code);
  });
});

/** How much one step of a work takes, and the text in the code that says so. Each row names the file. */
const works: [what: string, rows: string, file: string, code: string][] = [
  [
    'Sitemap',
    '5,000 pages or products, 500 images of each page',
    'src/features/pages/server/seo/indexable-queries.ts',
    'MOST_PAGES = 5_000;\nconst MOST_PICTURES = 500',
  ],
  [
    'Calendar feed',
    '5,000 bookings',
    'src/features/bookings/server/calendars/feed.ts',
    'MOST_BOOKINGS = 5_000',
  ],
  [
    'Orders, messages and newsletter as CSV',
    '500',
    'src/features/forms/server/export-calls.ts',
    'PAGE = 500',
  ],
  ['Products as CSV', '200', 'src/features/products/server/products-csv.ts', 'AT_ONCE = 200'],
  [
    'Export of personal data',
    '200',
    'src/features/portability/server/person/section-queries.ts',
    'PAGE = 200',
  ],
  ['ZIP of files', '10,000 files', 'src/features/files/server/delivery/zip-call.ts', 'MOST_FILES = 10_000'],
  [
    'Deleting old visits, figures, sign-ins, history, files and addresses',
    '2,000, for a minute at most',
    'src/lib/db/batches-queries.ts',
    'BATCH = 2_000',
  ],
  [
    'Deleting old messages',
    '500, with the emails about them',
    'src/features/forms/server/keep-messages.ts',
    'AT_ONCE = 500',
  ],
  [
    'Emails that waited for an SMTP server',
    '2,000',
    'src/features/emails/server/sending/site-mail-store.ts',
    'most: BATCH',
  ],
  [
    'Imports of products, from WordPress and Ghost',
    '1 entry per transaction',
    'src/lib/work/in-turns.ts',
    'TURN_MS = 30_000',
  ],
];

test.each(works)('%s takes at a time: %s', (what, most, file, code) => {
  const row = rows.find(([name]) => name === what);
  expect(row?.[1]).toBe(most);
  expect(row?.at(-1)).toBe(`\`${file}\``);
  expect(read(file)).toContain(code);
});

test('how long a statement may take is as in the code', () => {
  const said = read('docs/security.md').replaceAll(/\s+/g, ' ');
  expect(said).toContain(
    "A statement of a page or call has the rest of the request's 4 or 9 seconds, one of a stream has as long to itself, one of a job 15 seconds, one of a site export 5 minutes.",
  );
  expect([VISITOR_MS, OWNER_MS]).toEqual([4_000, 9_000]);
  expect(read('src/lib/db/pool.ts')).toContain('JOB_MS = 15_000');
  expect(read('src/features/portability/server/archive/row-queries.ts')).toContain(
    'STATEMENT_MS = 5 * 60_000',
  );
});

test('every claim names a test, or code that a test compares with the page', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:src|tests|scripts)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  const compared = [
    ...works.map(([, , file]) => file),
    'src/features/accounts/roles.ts',
    'src/lib/http/areas.ts',
  ];
  expect(named.filter((path) => !/\.test\.tsx?$/.test(path) && !compared.includes(path))).toEqual([
    // A list to read, not a claim.
    'src/features/files/file-types.ts',
  ]);
});

test('the ASVS page answers each requirement once, and lists first what is not met', () => {
  const answers = rowsOf('docs/asvs.md').filter(([id = '']) => /^V\d+\.\d+\.\d+$/.test(id));
  const ids = answers.filter((cells) => cells.length === 3).map(([id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([253, 253]);
  expect(new Set(answers.filter((cells) => cells.length === 3).map(([, state]) => state))).toEqual(
    new Set(['met', 'not met', 'not applicable']),
  );
  const open = answers.filter(([, state]) => state === 'not met').map(([id]) => id);
  const listed = answers.filter((cells) => cells.length === 2).map(([id]) => id);
  expect(listed).toEqual(open);
});
