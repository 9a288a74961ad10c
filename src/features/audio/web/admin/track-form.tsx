import { Button, Group, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { NumberInput } from '../../../../lib/admin-ui/numbers/number-input.tsx';
import { IconMusic } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
import { usePickMedia } from '../../../../lib/admin-ui/media-picker.ts';
import type { OwnTrack } from '../../contract.ts';
import { callAudio, productsQuery, TRACKS_KEY } from './audio-calls.ts';
import css from './audio.module.css';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { audioAdmin } from '../../messages/admin/area.ts';

/** The limits of the contract, which browsers import as types only. */
const PREVIEW = { least: 5, most: 120, usual: 30 };

const draftOf = ({ header, artist, caption, cover, image, sound, previewSeconds, product }: OwnTrack) => ({
  header,
  artist,
  caption,
  cover,
  coverSrc: image?.src ?? null,
  file: sound.file,
  fileName: sound.name,
  previewSeconds,
  product,
});

type Draft = ReturnType<typeof draftOf>;

/** A track being edited. */
function useTrackEditing(track: OwnTrack) {
  const words = useMessages(audioAdmin);
  const queries = useQueryClient();
  return useEditing(track, {
    draftOf,
    send: ({ now, stored }) => {
      const { header, artist, caption, cover, file, previewSeconds, product } = now;
      const sound = file && file !== stored.sound.file ? { file } : {};
      const { version } = stored;
      const body = { header, artist, caption, cover, previewSeconds, product, version, ...sound };
      return callAudio('PUT /api/audio/track/{id}', { params: { id: stored._id }, body });
    },
    keep: () => void queries.invalidateQueries({ queryKey: TRACKS_KEY }),
    says: words.trackSaved,
  });
}

interface FieldsProps {
  now: Draft;
  errors: Partial<Record<string, string>>;
  change: (patch: Partial<Draft>) => void;
}

function DetailsFields({ now, errors, change }: FieldsProps) {
  const words = useMessages(audioAdmin);
  return (
    <>
      <TextInput
        label={words.title}
        required
        data-autofocus
        maxLength={160}
        value={now.header}
        error={errors['header']}
        onChange={({ currentTarget }) => change({ header: currentTarget.value })}
      />
      <TextInput
        label={words.artist}
        maxLength={160}
        value={now.artist}
        error={errors['artist']}
        onChange={({ currentTarget }) => change({ artist: currentTarget.value })}
      />
      <Textarea
        label={words.caption}
        description={words.aShortLineAboutThe}
        autosize
        minRows={2}
        maxLength={300}
        value={now.caption}
        error={errors['caption']}
        onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
      />
    </>
  );
}

/** Cover and audio file. */
function MediaFields({ now, change }: Omit<FieldsProps, 'errors'>) {
  const words = useMessages(audioAdmin);
  const pick = usePickMedia();
  const chooseCover = async () => {
    const [picture] = await pick({ kind: 'image', title: words.chooseCover });
    if (picture) change({ cover: picture.file, coverSrc: picture.src });
  };
  const chooseSound = async () => {
    const [sound] = await pick({ kind: 'audio', title: words.chooseAnotherAudioFile });
    if (sound) change({ file: sound.file, fileName: sound.name });
  };
  return (
    <>
      <Group gap="sm" role="group" aria-label={words.cover}>
        <div className={css.cover} data-large>
          {now.coverSrc ? (
            <img src={now.coverSrc} alt="" width={96} height={96} />
          ) : (
            <IconMusic size={32} aria-hidden />
          )}
        </div>
        <Button variant="default" onClick={() => void chooseCover()}>
          {now.cover ? words.changeCover : words.chooseCover}
        </Button>
        {now.cover && (
          <Button variant="subtle" onClick={() => change({ cover: null, coverSrc: null })}>
            {words.remove}
          </Button>
        )}
      </Group>
      <Group gap="sm" role="group" aria-label={words.audioFile}>
        <Text size="sm" className="admin-words" style={{ flex: '1 1 10rem' }}>
          {now.fileName || words.noAudioFile}
        </Text>
        <Button variant="default" onClick={() => void chooseSound()}>
          {words.changeAudioFile}
        </Button>
      </Group>
    </>
  );
}

/** The product that sells the track, and its preview. */
function SaleFields({ now, errors, change }: FieldsProps) {
  const words = useMessages(audioAdmin);
  const products = useQuery(productsQuery).data ?? [];
  return (
    <>
      {(products.length > 0 || now.product !== null) && (
        <Select
          label={words.product}
          description={words.thePlayerShowsThePrice}
          placeholder={words.notForSale}
          clearable
          searchable
          data={products.map(({ _id, label }) => ({ value: _id, label }))}
          value={now.product}
          error={errors['product']}
          onChange={(product) =>
            change({
              product,
              previewSeconds: product ? (now.previewSeconds ?? PREVIEW.usual) : now.previewSeconds,
            })
          }
          clearButtonProps={{ 'aria-label': words.notForSale }}
        />
      )}
      <Switch
        label={words.onlyPlayAPreview}
        description={words.forTracksYouSellThe}
        checked={now.previewSeconds !== null}
        disabled={now.product !== null}
        onChange={({ currentTarget }) =>
          change({ previewSeconds: currentTarget.checked ? PREVIEW.usual : null })
        }
      />
      {now.previewSeconds !== null && (
        <NumberInput
          label={words.previewLength}
          suffix={` ${words.seconds}`}
          min={PREVIEW.least}
          max={PREVIEW.most}
          allowDecimal={false}
          value={now.previewSeconds}
          error={errors['previewSeconds']}
          onChange={(value) => typeof value === 'number' && change({ previewSeconds: value })}
        />
      )}
    </>
  );
}

/** Texts, cover and audio of a track, and the length of its preview. */
export function TrackForm({ track, onDone }: { track: OwnTrack; onDone: () => void }) {
  const words = useMessages(audioAdmin);
  const editing = useTrackEditing(track);
  const { now, errors, change, save, saving } = editing;
  const saveAndClose = () => void save().then((isSaved) => isSaved && onDone());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saveAndClose();
      }}
    >
      <Stack gap="md">
        <EditingFooter editing={editing} subject={words.thisTrackWas} bar={false} onSave={saveAndClose} />
        <DetailsFields now={now} errors={errors} change={change} />
        <MediaFields now={now} change={change} />
        <SaleFields now={now} errors={errors} change={change} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={saving}>
            {words.saveTrack}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
