import { startServer } from '../tests/support/server.ts';
import { type Figure, pair } from './support/figures.ts';
import { load, pinned } from './support/load.ts';
import { startReference } from './support/reference.ts';

export const name = 'variants';
export const describe =
  'A picture of the demo site in another size, made before, against bare node:http with the same bytes';

export async function run(): Promise<Figure[]> {
  const server = await startServer({ prefix: pinned(0), patience: 180_000 });
  try {
    const { text } = await server.request({ path: '/' });
    const figures: Figure[] = [];
    for (const variant of ['w320.webp', 'w960.avif']) {
      const path = new RegExp(`/files/[^ "]*/${variant.replace('.', '\\.')}`).exec(text)?.[0];
      if (!path) throw new Error(`The home page has no ${variant}.`);
      const answer = await server.request({ path });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      await load({ port: server.port, path, seconds: 2 });
      const bare = await startReference(answer);
      const perSecond = async (port: number, pid = 0) =>
        (await load({ port, path, seconds: 2, of: async () => [pid] })).perSecond;
      const { value, reference } = await pair(
        () => perSecond(server.port, server.process.pid),
        () => perSecond(bare.port, bare.pid),
        3,
      );
      await bare.stop();
      figures.push({
        what: `${variant}, ${(answer.bytes.length / 1024).toFixed(1)} KB`,
        value,
        unit: 'pictures/s',
        reference: { what: 'bare node:http', value: reference },
        goal: { atLeast: 0.6 },
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
}
