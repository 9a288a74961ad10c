import { afterAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startServer } from '../support/server.ts';

/** With the settings of a first start: nobody has to ask for these lines. */
const server = await startServer();
afterAll(server.stop);

const platform = `platform.localhost:${server.port}`;
const password = 'slip-and-slate-9';

const lines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The lines that a request adds, once there are as many as expected. */
async function linesOf(ask: () => Promise<unknown>, count: number): Promise<Record<string, unknown>[]> {
  const before = lines().length;
  await ask();
  return eventually(
    async () => lines().slice(before),
    (added) => added.length >= count,
    { what: `${count} more lines in the log` },
  );
}

test('a start says where the sites are in words alone, and requests that succeed add no lines', async () => {
  expect(server.output()).toMatch(/Sitewright is running\.[\s\S]*Stop\s+Ctrl-C/);
  expect(lines()).toEqual([]);
  for (const path of ['/', '/account', '/api/website', '/no-such-page']) await server.request({ path });
  expect(lines()).toEqual([]);
});

test('the sign-in of a creator is logged with its account and its address', async () => {
  const send = (call: string) =>
    server.request({
      host: platform,
      method: 'POST',
      path: `/api/platform/${call}`,
      body: { email: 'ada@creators.test', password },
    });
  for (const [call, status] of [
    ['register', 201],
    ['login', 200],
  ] as const) {
    const [line] = await linesOf(async () => expect((await send(call)).status).toBe(status), 1);
    expect(line).toMatchObject({
      msg: 'a creator signed in',
      creatorId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      address: '127.0.0.1',
    });
    expect(JSON.stringify(line)).not.toMatch(/ada@|slip-and-slate/);
  }
});

test('a refused call is logged with its site and its address, and nothing that was sent', async () => {
  const body = { email: 'owner@demo.test', password };
  const ask = () => server.request({ method: 'POST', path: '/api/account/login', body });
  const [line] = await linesOf(ask, 1);
  expect(line).toMatchObject({
    msg: 'refused',
    status: 401,
    route: '/api/account/login',
    address: '127.0.0.1',
  });
  expect(JSON.stringify(line)).not.toMatch(/owner@|slip-and-slate/);
});
