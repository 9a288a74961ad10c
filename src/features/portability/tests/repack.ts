import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Manifest } from '../server/archive/manifest.ts';

/** The content of a site export, for an attacker to change. */
export interface Contents {
  entries: Map<string, Buffer>;
  manifest: Manifest;
}

export async function contentsOf(path: string): Promise<Contents> {
  const zip = await openPromise(path, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const parts = (await (await zip.openReadStreamPromise(entry)).toArray()) as Buffer[];
    entries.set(entry.fileName, Buffer.concat(parts));
  }
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as Manifest;
  entries.delete('manifest.json');
  return { entries, manifest };
}

/** Packs the content, with correct hashes unless `sums` is false. `twice` names an entry to duplicate. */
export async function writeContents(
  path: string,
  { entries, manifest }: Contents,
  { sums = true, twice }: { sums?: boolean; twice?: string } = {},
): Promise<string> {
  const zip = new ZipFile();
  if (sums)
    manifest.entries = Object.fromEntries(
      [...entries].map(([name, bytes]) => [
        name,
        { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ]),
    );
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  if (twice) zip.addBuffer(entries.get(twice) ?? Buffer.alloc(0), twice);
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json');
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(path));
  return path;
}

type Row = Record<string, unknown>;

/** Changes the first row of a table. */
export function changeRow({ entries }: Contents, table: string, change: (row: Row) => void): void {
  const name = `tables/${table}.ndjson`;
  const [first = '{}', ...rest] = String(entries.get(name)).trimEnd().split('\n');
  const row = JSON.parse(first) as Row;
  change(row);
  entries.set(name, Buffer.from(`${[JSON.stringify(row), ...rest].join('\n')}\n`));
}
