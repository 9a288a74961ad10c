import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { playerWords } from '../../messages/player/area.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { callsOf, inPageLanguage, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { AudioTrack, audioContract } from '../../contract.ts';
import { TrackList } from './track-list.tsx';
import css from './playlist.module.css';

interface Shown {
  tracks: AudioTrack[];
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Shown> {
  return {
    tracks: await callsOf<typeof audioContract>(context)('GET /api/audio', {
      query: inPageLanguage(context),
    }),
  };
}

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown, language) => ({
    title: playerWords.in(language).playlist,
    public: true,
    description: playerWords.in(language).allTracks,
    ...(shown?.tracks.length ? {} : { noIndex: true }),
  }),
};

/** All tracks of the site. */
export function Component() {
  const t = useMessages(playerWords);
  const { tracks } = useLoaderData<Shown>();
  return (
    <div className={css.screen}>
      <h1 className={css.title}>{t.playlist}</h1>
      {tracks.length > 0 ? (
        <TrackList tracks={tracks} isFirst />
      ) : (
        <p className={css.empty}>{t.noTracksYet}</p>
      )}
    </div>
  );
}
