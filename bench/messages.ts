import { createServer } from 'node:net';
import { once } from 'node:events';
import { request } from '../tests/support/http.ts';
import { startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';

export const name = 'messages';
export const describe = 'A message accepted while the mail server takes connections and says nothing';

const WARM = 100;
const MEASURED = 600;
const CONTACT = '0198a000-0000-7000-8000-00000000f001';

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);

/** Milliseconds of consecutive messages, each from its own network because of limits, and of empty calls between them. */
async function timesOf(smtpUrl: string | undefined): Promise<{ messages: number[]; empty: number[] }> {
  const server = await startServer({
    settings: { TRUST_PROXY: 'loopback', ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}) },
  });
  try {
    const times: number[] = [];
    const empty: number[] = [];
    for (let count = 0; count < WARM + MEASURED; count += 1) {
      const begun = performance.now();
      const { status } = await request({
        port: server.port,
        method: 'POST',
        path: '/api/message',
        headers: { 'x-forwarded-for': `198.51.${count % 200}.${Math.floor(count / 200)}` },
        body: {
          form: CONTACT,
          origin: '/contact',
          content: {
            name: `Visitor ${count}`,
            email: `visitor-${count}@example.com`,
            about: 'Something else',
            message: `Words number ${count}`,
          },
        },
      });
      if (status !== 201) throw new Error(`A message was answered ${status}.`);
      if (count < WARM) continue;
      times.push(performance.now() - begun);
      const between = performance.now();
      await request({ port: server.port, path: '/healthz' });
      empty.push(performance.now() - between);
    }
    return { messages: sorted(times), empty: sorted(empty) };
  } finally {
    await server.stop();
  }
}

export async function run(): Promise<Figure[]> {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hanging = await timesOf(`smtp://127.0.0.1:${port}`);
  const without = await timesOf(undefined);
  silent.close();
  return [
    { what: 'an empty call between them, p99', value: at(hanging.empty, 0.99), unit: 'ms' },
    { what: 'median', value: at(hanging.messages, 0.5), unit: 'ms' },
    {
      what: 'p99',
      value: at(hanging.messages, 0.99),
      unit: 'ms',
      goal: { atMost: 30 },
    },
    {
      what: 'median',
      value: at(hanging.messages, 0.5),
      unit: 'ms',
      reference: { what: 'no mail server', value: at(without.messages, 0.5) },
      goal: { atMost: 1.5 },
    },
  ];
}
