import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, Loader, Text } from '@mantine/core';
import {
  IconGripVertical,
  IconMusic,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { variantOf } from '../../../../lib/content/pictures.ts';
import type { OwnTrack } from '../../contract.ts';
import { clock } from '../public/player/queue.ts';
import { type Selection, SelectRow } from '../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../lib/admin-ui/preferences.ts';
import css from './audio.module.css';
import type { Listening } from './use-listen.ts';
import { WaveformPicture } from './waveform-picture.tsx';
import type { WordsOf } from '../../../../lib/messages/area.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { audioAdmin } from '../../messages/admin/area.ts';

interface Props {
  track: OwnTrack;
  listening: Listening;
  list: UsedList;
  selection: Selection<OwnTrack>;
  canMove: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onExamine: () => void;
}

const stateOf = (state: OwnTrack['sound']['state'], words: WordsOf<typeof audioAdmin>): string | undefined =>
  state === 'waiting' ? words.processing : state === 'plain' ? words.noWaveform : undefined;

const Cover = ({ image }: Pick<OwnTrack, 'image'>) => (
  <div className={css.cover}>
    {image ? (
      <img
        src={variantOf(image.src, 'thumbnail.webp') ?? image.src}
        alt=""
        width={48}
        height={48}
        loading="lazy"
      />
    ) : (
      <IconMusic size={22} aria-hidden />
    )}
  </div>
);

interface NoteProps {
  sound: OwnTrack['sound'];
  onExamine: () => void;
}

/** Tells about a file that is being processed or has a problem. */
function SoundNote({ sound, onExamine }: NoteProps) {
  const words = useMessages(audioAdmin);
  const says = sound.problem ?? stateOf(sound.state, words);
  if (!says) return null;
  return (
    <div className={css.note} role={sound.problem ? 'alert' : undefined}>
      <Text size="sm" c={sound.problem ? undefined : 'dimmed'}>
        {says}
      </Text>
      {sound.state === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={onExamine}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}

function Actions({ header, onEdit, onRemove }: Pick<Props, 'onEdit' | 'onRemove'> & { header: string }) {
  const words = useMessages(audioAdmin);
  return (
    <>
      <ActionIcon size={44} aria-label={words.editTrackNamed({ header })} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} aria-label={words.deleteTrack({ header })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

/** A track: its position by drag or keys, its audio, and its actions. */
export function TrackRow(props: Props) {
  const words = useMessages(audioAdmin);
  const { track, listening, list, selection, canMove, onEdit, onRemove, onExamine } = props;
  const { _id: id, header, artist, caption, duration, image, sound } = track;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: !canMove });
  const src = sound.src ?? track.audio;
  const heard = listening.id === id;
  const playing = heard && listening.playing;
  const about = list.shows('about') && [artist, caption].filter(Boolean).join(' · ');
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={css.check}>
        <SelectRow selection={selection} id={id} name={header} />
      </span>
      <button
        type="button"
        disabled={!canMove}
        className={css.grip}
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={words.moveTrack({ header })}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <ActionIcon
        size={44}
        radius="xl"
        variant="light"
        aria-label={playing ? words.pauseTrack({ header }) : words.playTrack({ header })}
        disabled={!src}
        onClick={() => src && listening.toggle(id, src)}
      >
        {playing ? <IconPlayerPause size={20} aria-hidden /> : <IconPlayerPlay size={20} aria-hidden />}
      </ActionIcon>
      <Cover image={image} />
      <div className={css.words}>
        <Text fw={550} className="admin-words">
          {header}
        </Text>
        {about && (
          <Text size="sm" c="dimmed" className="admin-words">
            {about}
          </Text>
        )}
        <Text size="sm" c="dimmed" hidden={!list.shows('details')}>
          {duration !== null && clock(duration)}
          {track.preview && ` ${words.preview}`}
          {track.sale && ` · ${words.soldAs({ product: track.sale.label })}`}
        </Text>
      </div>
      <div className={css.wave}>
        {sound.state === 'waiting' ? (
          <Loader size="xs" type="dots" />
        ) : (
          list.shows('waveform') && <WaveformPicture track={track} place={heard ? listening.place : 0} />
        )}
      </div>
      <div className={css.actions}>
        {selection.mayChange && <Actions {...{ header, onEdit, onRemove }} />}
      </div>
      <SoundNote sound={sound} onExamine={onExamine} />
    </li>
  );
}
