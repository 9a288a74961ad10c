import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The part of an entry of Vite's manifest that is used here. */
export interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Record<string, Chunk>;

const kilobyte = 1024;
/** Maximum Brotli bytes of a public content page: before the first intent, and in total after it. */
export const budgets = { boot: 10 * kilobyte, hydrate: 110 * kilobyte };

/** Text in the built code of libraries that visitors must never load. */
const editorMarks: Record<string, RegExp> = {
  mantine: /--mantine-|MantineProvider/,
  puck: /\bPuck(Component|Context|Preview)\b/,
  tiptap: /ProseMirror|tiptap/,
  zod: /ZodError|\$ZodType|invalid_union/,
};

/** The chunks that load with a chunk. @param later includes those that it may fetch later */
export function chunksOf(
  manifest: Manifest,
  key: string,
  later = false,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (seen.has(key) || !chunk) return seen;
  seen.add(key);
  for (const next of chunk.imports ?? []) chunksOf(manifest, next, later, seen);
  if (later) for (const next of chunk.dynamicImports ?? []) chunksOf(manifest, next, later, seen);
  return seen;
}

const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const entry = (manifest: Manifest, name: RegExp): string | undefined =>
  Object.keys(manifest).find((key) => name.test(key));

/** Reads `dist/client/site-manifest.json`; boot is the entry, hydrate what it fetches later. */
export async function checkBundles(client: string): Promise<{ problems: string[]; report: string }> {
  const path = join(client, 'site-manifest.json');
  if (!existsSync(path))
    return { problems: ['There is no build to measure: run npm run build.'], report: '' };
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  const bytes = new Map<string, Buffer>();
  for (const [key, { file }] of Object.entries(manifest)) {
    if (file.endsWith('.js')) bytes.set(key, await readFile(join(client, file)));
  }
  const problems: string[] = [];
  const figures: string[] = [];
  const loaded = new Set<string>();
  for (const [name, budget] of Object.entries(budgets)) {
    const key = entry(manifest, new RegExp(`^src/app/${name}\\.tsx?$`));
    if (!key) {
      problems.push(`The build has no entry src/app/${name}.`);
      continue;
    }
    // The total includes the boot script.
    for (const chunk of chunksOf(manifest, key)) loaded.add(chunk);
    const size = [...loaded].reduce((sum, chunk) => sum + brotli(bytes.get(chunk) ?? Buffer.alloc(0)), 0);
    figures.push(`${name} ${(size / kilobyte).toFixed(1)} of ${budget / kilobyte} KB`);
    if (size > budget) problems.push(`The ${name} scripts weigh ${size} bytes in Brotli, over ${budget}.`);
    for (const chunk of chunksOf(manifest, key, true)) {
      const code = bytes.get(chunk)?.toString('utf8') ?? '';
      for (const [library, mark] of Object.entries(editorMarks)) {
        if (mark.test(code)) problems.push(`${library} is in ${chunk}, which visitors may load.`);
      }
    }
  }
  const counting = entry(manifest, /\/analytics\/web\/count\.ts$/);
  const counts = counting ? bytes.get(counting) : undefined;
  if (!counts) problems.push('The build has no script that counts visits.');
  else {
    figures.push(`count ${counts.length} of ${kilobyte} bytes`);
    if (counts.length > kilobyte)
      problems.push(`The script that counts visits has ${counts.length} bytes, over ${kilobyte}.`);
    if (chunksOf(manifest, counting ?? '', true).size > 1)
      problems.push('The script that counts visits loads others.');
  }
  return { problems: [...new Set(problems)], report: figures.join(', ') };
}
