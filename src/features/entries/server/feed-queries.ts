import { sql } from 'kysely';
import type { Block } from '../../../lib/content/block-kind.ts';
import type { Tx } from '../../../lib/db/database.ts';

/** What an episode’s file tells a podcast app; sold and private audio is not in feeds. */
export interface AudioRow {
  id: string;
  file: string;
  name: string;
  revision: string;
  size: number;
  type: string;
  duration: number | null;
}

export async function openAudio(tx: Tx, tracks: readonly string[]): Promise<AudioRow[]> {
  if (tracks.length === 0) return [];
  const { rows } = await sql<AudioRow>`
    select t.id, f.id as file, f.name, f.revision, f.size::float8 as size, f.type, coalesce(t.duration, f.duration) as duration
    from audio_tracks t join files f on f.website_id = t.website_id and f.id = t.file_id
    where t.website_id = ${tx.site} and t.id = any(${[...tracks]}::uuid[]) and t.product_id is null
      and t.preview_seconds is null and not f.private and f.trashed_at is null and f.kind = 'audio'`.execute(
    tx,
  );
  return rows;
}

/** The blocks of published pages. */
export async function blocksOf(
  tx: Tx,
  pages: readonly string[],
): Promise<{ id: string; blocks: Block[]; saved_at: Date }[]> {
  if (pages.length === 0) return [];
  const { rows } = await sql<{ id: string; blocks: Block[]; saved_at: Date }>`
    select p.id, v.blocks, v.saved_at from pages p join page_versions v
      on v.website_id = p.website_id and v.page_id = p.id and v.version = p.published_version
    where p.website_id = ${tx.site} and p.id = any(${[...pages]}::uuid[])`.execute(tx);
  return rows;
}
