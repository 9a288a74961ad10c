import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

/** A folder of its own below the system's temporary one, gone after `remove`. */
export async function temporaryFolder(
  purpose: string,
): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), `sitewright-${purpose}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}
