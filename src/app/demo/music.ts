import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type AudioServices, addTracks } from '../../features/audio/server/index.ts';
import { addFiles, changeFile } from '../../features/files/server/index.ts';
import { picture } from './pictures.ts';

const artist = 'Slipway House Band';

/** Made by `scripts/compose-demo.ts`. Covers are the site's own illustrations. */
export const demoMusic = [
  {
    file: 'slack-water.mp3',
    cover: 'estuary',
    words: {
      header: 'Slack Water',
      artist,
      caption: 'For the quarter of an hour when the river stands still.',
    },
  },
  {
    file: 'round-and-round.mp3',
    cover: 'wheel',
    words: { header: 'Round and Round', artist, caption: 'A waltz at the speed of the wheel.' },
  },
  {
    file: 'kiln-at-night.mp3',
    cover: 'kiln',
    words: { header: 'Kiln at Night', artist, caption: 'Somebody has to sit up with it.' },
  },
  {
    file: 'market-morning.mp3',
    cover: 'mug',
    words: { header: 'Market Morning', artist, caption: 'Saturday, six o’clock, the van is packed.' },
  },
] as const;

const folders = {
  music: join(import.meta.dirname, 'music'),
  covers: join(import.meta.dirname, '../../../public/demo'),
};

/** Puts the demo's music and its covers into its library, and makes tracks of them. */
export async function addDemoMusic(services: AudioServices, websiteId: string): Promise<void> {
  const { db, files } = services;
  const put = async (folder: string, sources: { path: string; name: string }[]) => {
    const arrived = await Promise.all(
      sources.map(async ({ path, name }) => ({
        staged: await files.staging.stage(createReadStream(path)),
        name,
      })),
    );
    return addFiles(files, websiteId, arrived, { folder, private: false, by: null });
  };
  const sounds = await put(
    'Music',
    demoMusic.map(({ file }) => ({ path: join(folders.music, file), name: file })),
  );
  const covers = await put(
    'Covers',
    demoMusic.map(({ cover }) => ({ path: join(folders.covers, `${cover}.svg`), name: `${cover}.svg` })),
  );
  await db.forWebsite(websiteId, async (tx) => {
    for (const [index, { cover }] of demoMusic.entries())
      await changeFile(tx, websiteId, covers[index]?._id ?? '', { alt: picture(cover).alt }, undefined);
    const tracks = demoMusic.map(({ words }, index) => ({
      file: sounds[index]?._id ?? '',
      cover: covers[index]?._id,
      words,
    }));
    await addTracks(services, tx, websiteId, tracks);
  });
}
