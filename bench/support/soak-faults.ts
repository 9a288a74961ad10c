import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BreakableLine } from '../../tests/support/breakable-line.ts';
import type { RunningServer } from '../../tests/support/server.ts';
import { databaseIds, familyOf } from './processes.ts';

/** Causes a fault for at most `ms`. The fault is over when it resolves. */
export type Fault = (ms: number) => Promise<void>;

/** The faults of a soak test, in turn. @param line the connection between the product and the mail server @param cookie of an owner */
export const soakFaults = (
  server: RunningServer,
  line: BreakableLine,
  cookie: string,
): Record<string, Fault> => ({
  'a worker is killed': async () => {
    const [victim] = await workersOf(server);
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
  },
  'the database is frozen': async (ms) => {
    const frozen = await familyOf(await databaseIds(server.dataDir));
    for (const pid of frozen) send(pid, 'SIGSTOP');
    await pause(Math.min(ms, 4_000));
    for (const pid of frozen) send(pid, 'SIGCONT');
  },
  'clients are slow': async (ms) => {
    const own = `Host: localhost:${server.port}\r\n`;
    const requests = [
      `GET / HTTP/1.1\r\n${own}X-Slow: `,
      `POST /api/account/login HTTP/1.1\r\n${own}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      `GET / HTTP/1.1\r\n${own}\r\n`.repeat(400),
    ];
    const sockets = Array.from({ length: 90 }, (_, n) => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => socket.destroy());
      return socket.pause().once('connect', () => socket.write(requests[n % requests.length] ?? ''));
    });
    await pause(ms);
    for (const socket of sockets) socket.destroy();
  },
  'uploads break off': async () => {
    const head =
      `POST /api/files HTTP/1.1\r\nHost: localhost:${server.port}\r\nCookie: ${cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=soak\r\nContent-Length: 1500000\r\n\r\n' +
      '--soak\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => socket.destroy());
      return socket.once('connect', () => socket.write(`${head}${'x'.repeat(100_000)}`));
    });
    await pause(500);
    for (const socket of sockets) socket.destroy();
  },
  'the mail server is away': async (ms) => {
    line.cut();
    await pause(ms);
    line.mend();
  },
});

/** Processes that answer requests. */
export async function workersOf({ process: { pid = 0 } }: RunningServer): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]);
  return stdout
    .split('\n')
    .filter((line) => line.includes('src/main.js'))
    .map((line) => parseInt(line, 10));
}

/** The backend may have ended already. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
}
