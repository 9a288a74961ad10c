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

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Milliseconds of one message after the other, sorted; each from a network of its own, as limits count them. */
async function timesOf(smtpUrl: string | undefined): Promise<number[]> {
  const server = await startServer({
    settings: { TRUST_PROXY: 'loopback', ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}) },
  });
  try {
    const times: number[] = [];
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
      if (count >= WARM) times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b);
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
    { what: 'median', value: at(hanging, 0.5), unit: 'ms' },
    {
      what: 'p99',
      value: at(hanging, 0.99),
      unit: 'ms',
      goal: { atMost: 30 },
    },
    {
      what: 'median',
      value: at(hanging, 0.5),
      unit: 'ms',
      reference: { what: 'no mail server', value: at(without, 0.5) },
      goal: { atMost: 1.5 },
    },
  ];
}
