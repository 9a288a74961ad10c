import { PictureView } from '../../../../lib/ui/picture/picture-view.tsx';
import { atMost, rooms } from '../../../../lib/ui/picture/room.ts';
import type { AudioTrack } from '../../../audio/contract.ts';
import { clock, PlayButton } from '../../../audio/web/index.ts';
import type { EntrySummary, ShownEntry, ShownValue } from '../../entry-shapes.ts';
import css from './episode.module.css';

/** “Season 2 · Episode 4”, in the owner’s words; empty for other entries. */
export function episodeInWords(
  { name }: ShownEntry['type'],
  { episode }: Pick<EntrySummary, 'episode'>,
  values: readonly ShownValue[] = [],
): string {
  const season = values.find(({ key }) => key === 'season');
  return [
    season && episode?.season != null ? `${season.label} ${episode.season}` : '',
    episode?.number != null ? `${name} ${episode.number}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Props {
  entry: EntrySummary;
  /** The tracks that a press queues; nothing is shown if the entry’s is not among them. */
  queue: readonly AudioTrack[];
  large?: boolean;
}

/** Plays an episode in the site’s player. */
export function EpisodePlay({ entry: { episode }, queue, large = false }: Props) {
  const index = episode ? queue.findIndex(({ _id }) => _id === episode.track) : -1;
  const duration = queue[index]?.duration ?? null;
  if (index === -1) return null;
  return (
    <div className={css.line} data-large={large || undefined}>
      <PlayButton tracks={queue} index={index} className={css.play} iconSize={large ? 32 : 22} />
      {duration !== null && <span className={css.duration}>{clock(duration)}</span>}
    </div>
  );
}

/** The top of an episode’s page: its cover beside the button that plays it. */
export function EpisodePlayer({
  entry,
  queue,
  hasCover = true,
}: Pick<Props, 'entry' | 'queue'> & { hasCover?: boolean }) {
  const track = queue.find(({ _id }) => _id === entry.episode?.track);
  if (!track) return null;
  const cover = hasCover ? (entry.picture ?? track.image) : null;
  return (
    <div className={css.player}>
      {cover && (
        <div className={css.cover}>
          <PictureView picture={cover} room={atMost(rooms.narrow, 352)} fit="cover" shape={1} isFirst />
        </div>
      )}
      <div className={css.words}>
        {track.caption && <p className={css.caption}>{track.caption}</p>}
        <EpisodePlay entry={entry} queue={queue} large />
      </div>
    </div>
  );
}
