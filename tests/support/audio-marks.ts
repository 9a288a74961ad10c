import { tone, wavOf } from './sounds.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { formOf } from './forms.ts';
import type { Answered, Asked } from './http.ts';
import { asAdmin } from './postgres.ts';

export interface MarkedAudio {
  track: string;
  /** The file in the library. */
  sound: string;
  /** Path of its preview. */
  preview: string;
}

interface As {
  host: string;
  cookie: string;
  mark: string;
}

/** A track with the site's mark in each text, whose full audio is private behind a preview. */
export async function markedAudio(
  admin: Connection,
  ask: (asked: Omit<Asked, 'port'>) => Promise<Answered>,
  websiteId: string,
  { host, cookie, mark }: As,
): Promise<MarkedAudio> {
  const done = async <T>(method: string, path: string, body: unknown, headers?: Record<string, string>) => {
    const reply = await ask({ host, method, path, body, cookie, ...(headers ? { headers } : {}) });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
    return reply.json() as T;
  };
  // One is slightly longer, so that they are not copies of each other.
  const sound = wavOf(tone(0.2 + mark.length / 1000));
  const form = formOf([{ name: 'files', fileName: `Sound of ${mark}.wav`, bytes: sound }]);
  const [file] = await done<{ _id: string }[]>('POST', '/api/files', form.body, form.headers);
  const [track] = await done<{ _id: string }[]>('POST', '/api/audio/tracks', { files: [file?._id] });
  if (!file || !track) throw new Error('No track was made.');
  await done('PUT', `/api/audio/track/${track._id}`, {
    header: `Track of ${mark}`,
    artist: `Band of ${mark}`,
    caption: `Recorded at ${mark}`,
    previewSeconds: 5,
  });
  await asAdmin(admin, async (client) => {
    await client.query(
      `update sitewright.audio_tracks set problem = $2, sound_state = 'ready', duration = 60, peaks = '\\x0102' where website_id = $1`,
      [websiteId, `Problem ${mark}`],
    );
    await client.query(
      `insert into sitewright.audio_previews (website_id, track_id, revision, type, bytes) values ($1, $2, 'r1', 'audio/wav', $3)`,
      [websiteId, track._id, Buffer.from(`Sound of ${mark}`)],
    );
  });
  return { track: track._id, sound: file._id, preview: `/audio/${track._id}/r1/preview.wav` };
}
