import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface Source {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

const skipped = new Set(['node_modules', 'dist', 'data', 'screens', 'coverage', '.git']);

/** All TypeScript sources under the given folders, except generated ones. */
export async function readSources(root: string, folders: readonly string[]): Promise<Source[]> {
  const found: Source[] = [];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.(gen|d)\.ts$/.test(entry.name)) continue;
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (path.split('/').some((part) => skipped.has(part))) continue;
      found.push({ path, text: await readFile(join(root, path), 'utf8') });
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const isTest = (path: string): boolean => /\.test\.tsx?$|(^|\/)tests\//.test(path);
