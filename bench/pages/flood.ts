import type { RunningServer } from '../../tests/support/server.ts';
import type { Figure } from '../support/figures.ts';
import { load } from '../support/load.ts';

/** Real visits per second, beside nine times as many made-up searches, which is more than can be rendered. */
const VISITS = 200;
const SECONDS = 5;

/** The effect of a flood of made-up addresses on real visitors. */
export async function floodFigures(server: RunningServer): Promise<Figure[]> {
  const { port } = server;
  const headers = { host: `localhost:${port}`, 'accept-encoding': 'gzip' };
  const visits = () =>
    load({
      port,
      path: '/',
      connections: 8,
      rate: VISITS,
      seconds: SECONDS,
      requests: ['/', '/shop', '/?utm_source=x', '/faq'].map((path) => ({ headers, path })),
    });
  const flood = () =>
    load({
      port,
      path: '/shop',
      connections: 64,
      rate: VISITS * 9,
      seconds: SECONDS + 2,
      mayBeRefused: true,
      requests: ['/shop?q=[<id>]', '/shop?from=1&q=[<id>]', '/?sent=[<id>]'].map((path) => ({
        headers,
        path,
      })),
    });
  await visits();
  const alone = await visits();
  const [beside] = await Promise.all([visits(), flood()]);
  return [
    {
      what: 'real visits in a flood of made-up ones',
      value: beside.perSecond,
      unit: '/s',
      reference: { what: 'without it', value: alone.perSecond },
      goal: { atLeast: 0.7 },
    },
    {
      what: 'real visits in a flood, p99',
      value: Math.max(1, beside.p99),
      unit: 'ms',
      reference: { what: 'without it', value: Math.max(1, alone.p99) },
      goal: { atMost: 3 },
    },
  ];
}
