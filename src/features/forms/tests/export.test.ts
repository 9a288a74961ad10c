import { parse } from 'csv-parse/sync';
import { afterAll, expect, test } from 'vitest';
import { leaksIn } from '../../../../tests/support/leaks.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two } = world;
const calls = callsOn(world, one);

const rowsOf = (text: string) =>
  parse(text, { bom: true, columns: true }) as unknown as Record<string, string>[];

test.each(['/api/messages/export.csv', '/api/subscribers/export.csv'])(
  '%s is for the owner of this site alone',
  async (path) => {
    expect((await calls.visitor('GET', path)).status).toBe(401);
    expect((await calls.customer('GET', path)).status).toBe(403);
    expect((await world.ask({ host: one.host, path, cookie: two.owner.cookie })).status).toBe(401);
    expect((await calls.owner('GET', `${path}?website=${two.id}`)).status).toBe(403);
    const reply = await calls.owner('GET', path);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.text).toContain(one.mark);
    expect(reply.text).not.toContain(two.mark);
    expect(leaksIn(reply)).toEqual([]);
  },
);

test('each question is a column, and nothing in a cell is run as a formula', async () => {
  const evil = [
    '=HYPERLINK("http://evil.test")',
    '+1+1',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '＝1+1',
    '－2',
    'two\nlines, "quoted"',
  ];
  for (const message of evil)
    await calls.visitor('POST', '/api/message', {
      form: one.form,
      content: { name: '=cmd', email: 'eve@example.com', message },
    });
  const rows = rowsOf((await calls.owner('GET', '/api/messages/export.csv')).text);
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'Received',
    'Form',
    'From',
    'Name',
    'Email',
    'Status',
    `Name for ${one.mark}`,
    'Email (answer)',
    'Message',
  ]);
  for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r＝－]/);
  expect(rows.map(({ Message }) => Message)).toContain('two\nlines, "quoted"');
  expect(rows.map(({ Message }) => Message)).toContain(`'=HYPERLINK("http://evil.test")`);
});

test('subscribers are exported with their status and the dates of each step', async () => {
  const [row] = rowsOf((await calls.owner('GET', '/api/subscribers/export.csv')).text);
  expect(row).toMatchObject({
    Email: expect.stringContaining('@') as string,
    Status: expect.stringMatching(/^\w+$/) as string,
    'Signed up': expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
});
