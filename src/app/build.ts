import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
export const dist = join(root, 'dist');
const stamp = join(dist, 'stamp.txt');

/** Builds the browser code and the server's renderer where the sources changed since. @returns whether it built */
export async function ensureBuilt(options: { log?: (line: string) => void } = {}): Promise<boolean> {
  const wanted = await sourceHash();
  const have = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (have === wanted) return false;
  options.log?.('Building the browser code …');
  await buildAll();
  await writeFile(stamp, wanted);
  return true;
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  const files = ['package-lock.json', 'vite.config.ts'];
  for (const folder of ['src', 'public'])
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !entry.name.includes('.test.'))
        files.push(join(entry.parentPath.slice(root.length + 1), entry.name));
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function buildAll(): Promise<void> {
  const { build } = await import('vite');
  const { browserBuild, rendererBuild, workerBuild } = await import('../../vite.config.ts');
  const fresh = join(root, `dist.${process.pid}.new`);
  try {
    await mkdir(fresh, { recursive: true });
    await build(browserBuild('site', join(fresh, 'client')));
    await build(browserBuild('admin', join(fresh, 'client')));
    await build(workerBuild(join(fresh, 'client'), await shellOf(join(fresh, 'client'))));
    await build(rendererBuild(join(fresh, 'server')));
    await compressAssets(join(fresh, 'client'));
    // In one step, so that a start that is cut short never serves half a build.
    await rm(dist, { recursive: true, force: true });
    await rename(fresh, dist);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

interface Part {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What every page needs: the first script, what takes the page over, what those import, and the style sheet. */
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

/** Files are served compressed as they lie. */
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
