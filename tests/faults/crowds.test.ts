import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const WORKERS = 3;
/** The product keeps 96 of these free for the database, files and processes. */
const OPEN_FILES = 128;

let several: RunningServer;
let narrow: RunningServer;

beforeAll(async () => {
  [several, narrow] = await Promise.all([
    startServer({ settings: { WORKERS: String(WORKERS) } }),
    startServer({ prefix: ['sh', '-c', `ulimit -n ${OPEN_FILES}; exec "$@"`, 'sh'] }),
  ]);
});
afterAll(() => Promise.all([several.stop(), narrow.stop()]));

interface Client {
  socket: Socket;
  isClosed: () => boolean;
  said: () => string;
}

async function open({ port }: RunningServer): Promise<Client> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let closed = false;
  let said = '';
  socket.on('close', () => (closed = true));
  socket.on('data', (part: Buffer) => (said += part.toString()));
  await once(socket, 'connect');
  return { socket, isClosed: () => closed, said: () => said };
}

const workersOf = ({ process: { pid } }: RunningServer): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('src/main.js'))
    .map((line) => parseInt(line, 10));

test('a worker that is killed: the others serve on, only its own connections break, and another one is started', async () => {
  const before = workersOf(several);
  expect(before).toHaveLength(WORKERS);
  const VISITORS = 6;
  const failures: unknown[] = [];
  let served = 0;
  let done = false;
  let ended = 0;
  const visit = async () => {
    while (!done)
      await several.request({ path: '/api/products?limit=1' }).then(
        ({ status }) => (status === 200 ? (served += 1) : failures.push(status)),
        ({ code }: NodeJS.ErrnoException) => failures.push(code),
      );
    ended += 1;
  };
  for (let n = 0; n < VISITORS; n += 1) void visit();
  const servedBeyond = (count: number) =>
    eventually(
      async () => served,
      (now) => now > count,
    );
  await servedBeyond(30);
  const victim = before[0] ?? 0;
  process.kill(victim, 'SIGKILL');
  await eventually(
    async () => workersOf(several),
    (pids) => !pids.includes(victim),
  );
  await servedBeyond(served + 20);
  const after = await eventually(
    async () => workersOf(several),
    (pids) => pids.length === WORKERS,
    { what: 'another worker' },
  );
  done = true;
  // With the round-robin of `node:cluster`, connections that are just being handed over would never get a reply.
  await eventually(
    async () => ended,
    (count) => count === VISITORS,
    { what: 'the last answers' },
  );
  expect(after).not.toContain(victim);
  // Each visitor has one connection at a time.
  expect(failures.filter((failure) => failure !== 'ECONNRESET')).toEqual([]);
  expect(failures.length).toBeLessThanOrEqual(VISITORS);
  expect(several.output()).toContain('a worker process ended; starting another one');
});

test('more connections than the open-files limit allows: refused and logged, and it serves on', async () => {
  const crowd = await Promise.all(Array.from({ length: OPEN_FILES }, () => open(narrow)));
  const held = () => crowd.filter(({ isClosed }) => !isClosed());
  await eventually(
    async () => held().length,
    (count) => count <= OPEN_FILES - 96,
    { what: 'what is too many is refused' },
  );
  expect(held().length).toBeGreaterThan(0);
  // A line arrives through a pipe.
  await eventually(
    async () => narrow.output(),
    (said) => said.includes('refusing connections: the open-files limit is reached'),
    { what: 'a line about it' },
  );
  // Meanwhile, the earlier connections are served, from the database and from files.
  const [inTime] = held();
  inTime?.socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await eventually(
    async () => inTime?.said(),
    (text) => text?.includes('{"ready":true}') === true,
  );
  for (const { socket } of crowd) socket.destroy();
  await eventually(
    () => narrow.request({ path: '/about' }).catch(() => null),
    (reply) => reply?.status === 200,
    { what: 'served again' },
  );
});

test('two hundred slow clients, in headers or in bodies, are cut; others are served meanwhile', async () => {
  // Slow readers are tested in `src/app/http/connections.test.ts`, because they get a minute.
  const clients = await Promise.all(Array.from({ length: 200 }, () => open(several)));
  const own = `Host: localhost:${several.port}`;
  for (const [n, { socket }] of clients.entries())
    socket.write(
      n % 2
        ? `GET / HTTP/1.1\r\n${own}\r\nX-Slow: `
        : `POST /api/account/login HTTP/1.1\r\n${own}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
    );
  const drip = setInterval(() => {
    for (const { socket, isClosed } of clients) if (!isClosed()) socket.write(' ');
  }, 1_000);
  try {
    expect((await several.request({ path: '/about' })).status).toBe(200);
    await eventually(
      async () => clients.filter(({ isClosed }) => !isClosed()).length,
      (count) => count === 0,
      { what: 'all are cut' },
    );
    expect(new Set(clients.map(({ said }) => said().split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  } finally {
    clearInterval(drip);
  }
});
