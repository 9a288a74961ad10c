import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { revisionOf } from '../keys.ts';
import type { PlacedFile } from '../library/place-files.ts';

/** Path on this machine of a variant that ships with the product; null if it must be made. */
export type ReadySizes = (revision: string, variant: string) => Promise<string | null>;

/**
 * Finds sizes that ship with the product's images. They are found by content: an image of any site that is still
 * the starter's has them, and its first visitors wait for nothing to be made.
 */
export function readySizes(files: () => readonly PlacedFile[]): ReadySizes {
  let index: Promise<Map<string, string>> | undefined;
  return async (revision, variant) => {
    index ??= indexOf(files());
    const base = (await index).get(revision);
    if (!base) return null;
    const path = `${base}-${variant}`;
    return access(path).then(
      () => path,
      () => null,
    );
  };
}

async function indexOf(files: readonly PlacedFile[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    files.map(async ({ path, type, name, focus }): Promise<[string, string][]> => {
      if (!type.startsWith('image/')) return [];
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest();
      return [
        [revisionOf(sha256, null, focus ?? null), join(dirname(path), 'sizes', name.replace(/\.\w+$/, ''))],
      ];
    }),
  );
  return new Map(found.flat());
}
