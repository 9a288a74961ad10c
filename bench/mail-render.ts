import Mustache from 'mustache';
import { defaultTemplate } from '../src/features/emails/mail-kind.ts';
import { mailKinds } from '../src/features/emails/mail-kinds.ts';
import { exampleMail } from '../src/features/emails/server/rendering/example-mail.ts';
import { defaultColours } from '../src/lib/theme/colour.ts';
import { type Figure, median } from './support/figures.ts';

export const name = 'mail-render';
export const describe = 'One mail from its template, its values and the theme of its site';

const ROUNDS = 400;
const WARM_UP = 50;

const theme = {
  name: 'Bench & Co',
  origin: 'https://bench.example',
  locale: 'en-GB',
  logo: null,
  colours: defaultColours,
};

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

export async function run(): Promise<Figure[]> {
  const all = mailKinds.map((kind) => ({ kind, template: defaultTemplate(kind) }));
  const last: string[] = [];
  const times: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const { kind, template } of all) {
      const own = timed(() => last.splice(0, 1, exampleMail(kind, theme, template, 0).html));
      // The lower bound: inserting values into as many bytes.
      const plain = timed(() => new Mustache.Writer().render(last[0] ?? '', { siteName: theme.name }));
      if (round >= WARM_UP) {
        times.push(own);
        beside.push(plain);
      }
    }
  const worst = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return [
    { what: 'one mail, p99', value: worst, unit: 'ms', goal: { atMost: 10 } },
    {
      what: 'one mail, median',
      value: median(times),
      unit: 'ms',
      reference: { what: 'mustache over the finished HTML', value: median(beside) },
    },
  ];
}
