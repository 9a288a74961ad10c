import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

async function newest(path: string): Promise<number> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(0, ...times);
}

/** False where the browser code was built before the last change of its sources, or never. */
export async function isBuildFresh(root: string): Promise<boolean> {
  const built = await newest(join(root, 'dist/client/.vite/manifest.json'));
  const sources = await Promise.all(
    ['src', 'package.json', 'scripts/build.ts', 'vite.config.ts'].map((path) => newest(join(root, path))),
  );
  return built > 0 && built >= Math.max(...sources);
}
