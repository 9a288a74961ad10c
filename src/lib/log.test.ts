import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { asAdmin } from '../../tests/support/postgres.ts';
import { answerErrors } from './http/adapter.ts';
import { openLog } from './log.ts';

const database = await createTestDatabase();
afterAll(database.close);

/** The log entry of a request that fails with what `work` throws. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  let lines = '';
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines += String(line);
      done();
    },
  });
  const loggerInstance: FastifyBaseLogger = openLog('warn', stream);
  const server = Fastify({ loggerInstance });
  answerErrors(server);
  server.get('/', work);
  await server.inject('/');
  await server.close();
  return lines;
}

const fails = (statement: string, values: unknown[]) => () =>
  asAdmin(database.admin, (client) => client.query(statement, values));

test('a database error is logged with code, table and constraint, but without values of the row', async () => {
  const insert = `insert into sitewright.creators (email, password_hash) values ($1, 'first'), ($1, 'second')`;
  const work = fails(insert, ['ada@example.test']);
  const within = () =>
    work().catch((error: unknown) => {
      throw new Error('Something failed.', { cause: error });
    });
  for (const line of [await logged(work), await logged(within)]) {
    expect(line).not.toContain('ada@');
    for (const known of ['23505', 'creators_email_key', '"table":"creators"']) expect(line).toContain(known);
  }
});

test('nor does its message quote what was entered', async () => {
  const line = await logged(fails('select $1::text::integer', ['ada"s word']));
  expect(line).not.toContain('ada');
  expect(line).toContain('22P02');
  expect(line).toContain('PostgreSQL refused a value');
});

test.each([
  ['22P02', 'ungültige Eingabesyntax für Typ uuid: »ada@example.test«'],
  ['22P02', 'syntaxe en entrée invalide pour le type uuid : « ada@example.test »'],
  ['22P02', '型uuidの入力構文が不正です: "ada@example.test"'],
  ['22023', 'Wert ‚ada@example.test‘ ist außerhalb des gültigen Bereichs'],
  ['22001', 'a value without marks: ada@example.test\nand its second line'],
  ['23514', 'a trigger says: ada@example.test'],
])('whichever language the server speaks: %s, %s', async (code, message) => {
  const line = await logged(async () => {
    throw Object.assign(new Error(message), { code, severity: 'FEHLER', table: 'creators' });
  });
  expect(line).not.toMatch(/ada@|second line/);
  for (const known of [code, '"table":"creators"', 'log.test.ts']) expect(line).toContain(known);
});

test('secrets of links in a message are hidden', async () => {
  const line = await logged(async () => {
    throw new Error('No answer from https://shop.test/order?id=4&key=abcdef');
  });
  expect(line).not.toContain('abcdef');
});

test('what is logged is one line of JSON each, with the time since 1970, whatever is in it', () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  openLog('warn', stream).warn({ url: '/a\n{"level":60}' }, 'first\r\n{"level":60,"msg":"forged"}\u2028');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  const { level, time } = JSON.parse(lines[0] ?? '') as { level: number; time: number };
  expect([level, Math.abs(Date.now() - time) < 60_000]).toEqual([40, true]);
});
