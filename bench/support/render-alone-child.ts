import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { render as Render } from '../../src/app/render.tsx';
import { dist } from '../../src/app/build/ensure-built.ts';
import { request } from '../../tests/support/http.ts';

// The renderer without server and database: what a page costs before anything is added to it. What its loaders ask for
// is asked of the running server once.
const port = Number(process.argv[2]);
const answers = new Map<string, unknown>();
const call = (async (name: string) => {
  const [method, path = '/'] = name.split(' ');
  if (!answers.has(name))
    answers.set(
      name,
      (
        await request({ port, path, method: method ?? 'GET', ...(method === 'POST' ? { body: {} } : {}) })
      ).json(),
    );
  return answers.get(name);
}) as unknown as Parameters<typeof Render>[1];
const { render } = (await import(pathToFileURL(join(dist, 'server', 'render.js')).href)) as {
  render: typeof Render;
};

/** Pages in a second of processor time. */
async function renderFor(milliseconds: number): Promise<number> {
  const begun = performance.now();
  const before = process.cpuUsage();
  let pages = 0;
  for (; performance.now() - begun < milliseconds; pages += 1) {
    const screen = await render(new Request('http://localhost/'), call);
    if (screen.status !== 200) throw new Error(`The home page was rendered with ${screen.status}.`);
  }
  const { user, system } = process.cpuUsage(before);
  return (pages / (user + system)) * 1e6;
}

await renderFor(1_500);
process.stdout.write(String(await renderFor(2_000)));
