import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { asAdmin, writeDatabaseUrl } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/burst.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.close());

const start = (): Promise<RunningServer> =>
  startServer({ settings: { DATABASE_URL: writeDatabaseUrl(database.admin) } });

const open = async (port: number, bytes: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s finishes the request in flight, whoever else hangs on, and ends within 10 s',
  async (signal) => {
    const server = await start();
    const cookie = await signIn(server);
    const { _id: id } = (await server.request({ path: '/api/page' })).json() as { _id: string };
    const own = `Host: localhost:${server.port}`;
    const hanging = await Promise.all([
      open(server.port, ''),
      open(server.port, 'GET / HTTP/1.1\r\nHost: loc'),
      // Its headers have arrived, so it counts as in progress until the timeout. Testing that once is enough.
      open(
        server.port,
        signal === 'SIGINT'
          ? ''
          : `POST /api/account/logout HTTP/1.1\r\n${own}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
      ),
      open(server.port, `GET /healthz HTTP/1.1\r\n${own}\r\n\r\n`),
    ]);
    const name = `Saved while stopping by ${signal}`;
    const gone = once(server.process, 'close');
    let begun = 0;
    const reply = await asAdmin(database.admin, async (client) => {
      await client.query('begin');
      await client.query('select from sitewright.pages where id = $1 for update', [id]);
      const answer = server.request({ method: 'PUT', path: `/api/page/${id}`, cookie, body: { name } });
      await eventually(
        () =>
          asAdmin(database.admin, (other) =>
            other.query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            ),
          ),
        ({ rowCount }) => rowCount === 1,
        { what: 'the save waits' },
      );
      begun = performance.now();
      server.process.kill(signal);
      // New connections are refused by now; the save is still in progress.
      await eventually(
        () =>
          server.request({ path: '/readyz' }).then(
            ({ status }) => status,
            () => 0,
          ),
        (status) => status !== 200,
        { what: 'no longer ready' },
      );
      await client.query('commit');
      return answer;
    });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.json()).toMatchObject({ name });
    const [code] = (await gone) as [number | null];
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(code, server.output()).toBe(0);
    for (const socket of hanging) socket.destroy();
  },
);
