import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { browserBuild, programBuild, rendererBuild, workerBuild } from '../../../vite.config.ts';
import { putInPlace } from './put-in-place.ts';

/** A script that builds everything into the folder in the first argument; the second is the hash of the sources. */
const [target = '', source = ''] = process.argv.slice(2);

await putInPlace(target, source, async (fresh) => {
  const client = join(fresh, 'client');
  await build(browserBuild('site', client));
  await build(browserBuild('review', client));
  await build(browserBuild('platform', client));
  await build(browserBuild('admin', client));
  await build(workerBuild(client, await shellOf(client)));
  await build(rendererBuild(join(fresh, 'server')));
  await build(programBuild(join(fresh, 'program')));
  await compressAssets(client);
});

interface Part {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Files that every page needs: the boot script, the take-over entry with its imports, and the style sheet. */
async function shellOf(client: string): Promise<string[]> {
  const parts = JSON.parse(await readFile(join(client, 'site-manifest.json'), 'utf8')) as Record<
    string,
    Part
  >;
  const files = new Set<string>();
  const add = (name: string) => {
    const part = parts[name];
    if (!part || files.has(part.file)) return;
    files.add(part.file);
    part.imports?.forEach(add);
  };
  ['src/app/boot.ts', 'src/app/hydrate.tsx'].forEach(add);
  for (const { file } of Object.values(parts)) if (file.endsWith('.css')) files.add(file);
  return [...files].map((file) => `/${file}`);
}

/** Files are compressed once, and served as they are. */
async function compressAssets(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${path}.br`, brotliCompressSync(bytes, quality));
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
